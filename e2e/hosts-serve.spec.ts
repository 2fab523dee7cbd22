import { checkHost } from './support/host-checks';

// What `npm start` runs.
checkHost('serve');

import { checkHost } from './support/host-checks';

// A real nginx, with hosting/nginx.conf as the build wrote it.
checkHost('nginx');

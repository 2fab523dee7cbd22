import { checkHost } from './support/host-checks';

// Cloudflare's own engine (workerd), with out/_headers.
checkHost('cloudflare');

import { createServer } from 'node:http';
import { once } from 'node:events';

/**
 * A site of somebody else on this machine, on an origin of its own: it answers everything, allows everybody to read it, and
 * writes down who asked for what.
 */
export async function startForeignSite(page: (request: string) => string = () => '') {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
    response.end(page(request.url ?? '/'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The foreign site has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

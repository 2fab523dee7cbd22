import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Starts a local server on another origin than the site's. Without a `port`, it uses any free one. */
export async function startServer(listener: RequestListener, port = 0) {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

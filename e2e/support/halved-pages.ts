import { once } from 'node:events';
import { createServer } from 'node:http';
import { findSiteFile, readSiteFiles } from '../../scripts/site-files.mjs';

/** The built site by a server that sends each page up to the middle of its words, and the rest once it is told to: a line that stalls. */
export async function startHalvedPages() {
  const files = readSiteFiles('out', '');
  let sendRest = () => {};
  const rest = new Promise<void>((resolve) => (sendRest = resolve));
  const server = createServer(async ({ url = '/' }, response) => {
    const { file } = findSiteFile(files, new URL(url, 'http://localhost').pathname);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' });
    if (!file?.type.startsWith('text/html')) return response.end(file?.body);
    const middle = Math.floor((file.body.indexOf('<main') + file.body.indexOf('<footer')) / 2);
    response.write(file.body.subarray(0, middle));
    await rest;
    return response.end(file.body.subarray(middle));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The halved pages have no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    sendRest,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

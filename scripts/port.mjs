/** Finds a port for a server. */
import { createServer } from 'node:net';
import { Stop } from './command.mjs';

const ATTEMPTS = 50;

/**
 * Starts a server on the wanted port or, if that is taken, on the next free one.
 * @param {import('node:net').Server} server
 * @param {number} wanted 0: any free port
 * @param {string} host
 * @returns {Promise<number>} the port it listens on
 * @throws {Stop} if the host is not one of this machine's, or no port is free
 */
export async function listen(server, wanted, host) {
  for (let port = wanted; port < Math.min(wanted + ATTEMPTS, 65_536); port++) {
    const problem = await tryPort(server, port, host);
    if (problem === undefined) return portOf(server);
    // Windows answers "no access" for the ports that it keeps for itself.
    if (problem !== 'EADDRINUSE' && problem !== 'EACCES')
      throw new Stop(`Can't serve on ${host}: ${problem}.`);
  }
  throw new Stop(`No free port at ${wanted} or above. Choose another one: PORT=8080 npm start`);
}

/** @type {(wanted: number, host?: string) => Promise<number>} the wanted port or the next free one above it */
export async function freePort(wanted, host = '127.0.0.1') {
  const server = createServer();
  const port = await listen(server, wanted, host);
  await new Promise((done) => server.close(done));
  return port;
}

/** @type {(server: import('node:net').Server, port: number, host: string) => Promise<string | undefined>} */
function tryPort(server, port, host) {
  return new Promise((done) => {
    const failed = (/** @type {NodeJS.ErrnoException} */ error) => done(error.code ?? error.message);
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done(undefined);
    });
  });
}

/** @param {import('node:net').Server} server */
function portOf(server) {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

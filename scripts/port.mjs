/** Finds a port for a server. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Stop } from './command.mjs';

const ATTEMPTS = 50;

/**
 * Starts a server on the wanted port or, if that is taken, on the next free one.
 * @param {import('node:net').Server} server
 * @param {number} wanted 0 for any free port
 * @param {string} host
 * @returns {Promise<number>} the port it listens on
 * @throws {Stop} if the host isn't an address of this machine, or no port is free
 */
export async function listen(server, wanted, host) {
  for (let port = wanted; port < Math.min(wanted + ATTEMPTS, 65_536); port++) {
    try {
      await once(server.listen(port, host), 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : 0;
    } catch (error) {
      // Windows returns EACCES for ports that it reserves.
      if (!/EADDRINUSE|EACCES/.test(String(error))) throw new Stop(`Can't serve on ${host}: ${error}.`);
    }
  }
  throw new Stop(`No free port at ${wanted} or above. Choose another one: PORT=8080 npm start`);
}

/** @type {(wanted: number, host?: string) => Promise<number>} the wanted port or the next free one above it */
export async function freePort(wanted, host = '127.0.0.1') {
  const server = createServer();
  const port = await listen(server, wanted, host);
  await once(server.close(), 'close');
  return port;
}

import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';

type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** Requests exactly this path, which `fetch` would normalize. */
export function ask(address: string, path: string, options: RequestOptions = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, text: body }), reject);
    });
    sent.on('error', reject).end();
  });
}

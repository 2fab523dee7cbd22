import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** Requests exactly this path; `fetch` would normalize it. */
export function ask(
  address: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, path, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, text: body }), reject);
    });
    asked.on('error', reject).end();
  });
}

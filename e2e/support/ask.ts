import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

/** Requests exactly this path; `fetch` would normalize it, follow redirects and hide the compression. */
export function ask(
  address: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, path, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = new Uint8Array(Buffer.concat(parts));
        const coding = body.length > 0 ? headers['content-encoding'] : undefined;
        const plain = coding === 'br' ? brotliDecompressSync(body) : coding ? gunzipSync(body) : body;
        resolve({ status, headers, text: Buffer.from(plain).toString('utf8') });
      });
    });
    asked.on('error', reject).end();
  });
}

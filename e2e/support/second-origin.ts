import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** What a look-up service may do, rightly or wrongly. All but `refused` allow the site to read it. */
export const answers = {
  json: (value: unknown): Answer => text(JSON.stringify(value)),
  status: (status: number): Answer => text('{"message":"no"}', { status }),
  html: text('<!doctype html><title>Sign in</title><p>Minneapolis', { type: 'text/html' }),
  cut: text('{"city":"Minneap'),
  nothing: text(''),
  huge: text(JSON.stringify({ city: 'Minneapolis', padding: 'x'.repeat(80_000) })),
  /** Answers, but does not let other sites read it: the browser refuses. */
  refused: text(JSON.stringify({ city: 'Minneapolis' }), { shared: false }),
  /** Says nothing, ever. */
  hanging: (() => {}) satisfies Answer,
  /** Begins and never ends. */
  endless: ((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.write('{"city":"');
    const drip = setInterval(() => response.write('x'), 100);
    response.on('close', () => clearInterval(drip));
  }) satisfies Answer,
  /** Ends the connection in the middle. */
  broken: ((response) => response.destroy()) satisfies Answer,
};

function text(body: string, { status = 200, type = 'application/json', shared = true } = {}): Answer {
  return (response) => {
    response.writeHead(status, {
      'content-type': type,
      ...(shared && { 'access-control-allow-origin': '*' }),
    });
    response.end(body);
  };
}

export type SecondOrigin = Awaited<ReturnType<typeof startSecondOrigin>>;

/**
 * A real server of another origin on this machine that stands for both look-up services: /reverse and /ip.
 * What `page.route` doesn't enforce (who may read an answer, bodies that never end) is real here.
 */
export async function startSecondOrigin() {
  const given: Record<string, Answer> = {};
  const requests: { path: string; search: string; method: string; length: number }[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    requests.push({ path: pathname, search, method: request.method ?? '', length });
    (given[pathname] ?? answers.status(404))(response, request);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The second origin has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    give(reverse: Answer, ip: Answer) {
      given['/reverse'] = reverse;
      given['/ip'] = ip;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

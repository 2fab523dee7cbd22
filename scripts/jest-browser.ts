import JSDOMEnvironment from 'jest-environment-jsdom';

/** jsdom for unit tests, plus the APIs it lacks: fetch's, those of React's server rendering, and those of a window. */
export default class Browser extends JSDOMEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { Response, TextDecoder, TextEncoder });
    Object.assign(this.global, { matchMedia: () => ({ matches: false }), scrollTo: () => {} });
  }
}

import JSDOMEnvironment from 'jest-environment-jsdom';

/** jsdom for unit tests, plus the APIs it lacks: fetch's, and those of React's server rendering. */
export default class Browser extends JSDOMEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { Response, TextDecoder, TextEncoder });
  }
}

import JSDOMEnvironment from 'jest-environment-jsdom';

/** The browser of unit tests, with what jsdom lacks: answers of services, and what React's server writes with. */
export default class Browser extends JSDOMEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { Response, TextDecoder, TextEncoder });
  }
}

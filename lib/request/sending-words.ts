/**
 * The words of forms in a build that sends requests, and undefined in other builds. The build replaces
 * process.env.NEXT_PUBLIC_REQUEST_URL with its value (next.config.mjs). If that is empty, it drops these words. That
 * only works with this exact expression, so it has no shorter name here.
 */
export const sendingWords = process.env.NEXT_PUBLIC_REQUEST_URL
  ? {
      check: `Check your answers. When you press the button, this page sends your request to us through ${new URL(process.env.NEXT_PUBLIC_REQUEST_URL).host}.`,
      button: 'Send my request',
      next: 'We get your request as soon as you press the button.',
      inquiry: `When you press the button, this page sends your request to us through ${new URL(process.env.NEXT_PUBLIC_REQUEST_URL).host}. There’s no obligation.`,
    }
  : undefined;

// The build replaces process.env.NEXT_PUBLIC_REQUEST_URL with its value (next.config.mjs), and drops this code and
// what it loads if the value is empty. That only works with this exact expression, so it has no shorter name here.
const parts = process.env.NEXT_PUBLIC_REQUEST_URL
  ? {
      delivery: () => import('./delivery'),
      words: {
        check: `Check your answers. When you confirm, this page sends your request to us through ${new URL(process.env.NEXT_PUBLIC_REQUEST_URL).host}.`,
        confirm:
          'When you confirm, this page sends us your request. Your visit is booked once we confirm the day and time.',
        inquiry: `When you press the button, this page sends your request to us through ${new URL(process.env.NEXT_PUBLIC_REQUEST_URL).host}. There’s no obligation.`,
      },
    }
  : undefined;

/** The words of forms in a build that sends requests. Undefined in other builds. */
export const sendingWords = parts?.words;
/** Loads the code that sends requests. Undefined in other builds. */
export const loadDelivery = parts?.delivery;

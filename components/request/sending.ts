// The build inlines the setting (next.config.mjs): without an address it leaves out what stands here and what only
// these load. It can't follow a name for the setting, so the setting stands here alone.
const parts = process.env.NEXT_PUBLIC_REQUEST_URL
  ? {
      delivery: () => import('./delivery'),
      words: {
        check: `Check that everything is right. Confirming sends your request to us through ${new URL(process.env.NEXT_PUBLIC_REQUEST_URL).host}.`,
        confirm: 'This sends your request to us. Your appointment is booked once we confirm it.',
        inquiry: `Pressing the button sends your request to us through ${new URL(process.env.NEXT_PUBLIC_REQUEST_URL).host}, with no obligation.`,
      },
    }
  : undefined;

/** What a form says where this build sends requests itself; undefined where it sends none. */
export const sendingWords = parts?.words;
export const loadDelivery = parts?.delivery;

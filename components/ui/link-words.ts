/** How a link within a sentence looks: underlined, so that colour is never its only mark. */
export const linkWords = 'underline decoration-1 underline-offset-4 hover:decoration-2';

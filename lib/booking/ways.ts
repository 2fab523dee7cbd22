/** The apps of the visitor's with which a request can reach the business. */
export const ways = ['text', 'email', 'call'] as const;

export type Way = (typeof ways)[number];

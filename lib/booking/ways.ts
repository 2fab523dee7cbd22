/** How a request reaches the business: by an app of the visitor's. */
export const ways = ['text', 'email', 'call'] as const;

export type Way = (typeof ways)[number];

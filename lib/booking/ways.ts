/** The visitor's apps that can send us a request. Pages without zod use this list, so it isn't in fields.ts. */
export const ways = ['text', 'email', 'call'] as const;

export type Way = (typeof ways)[number];

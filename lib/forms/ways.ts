/** The visitor's apps that can send us a request. Pages without zod use this list, so it isn't in fields.ts. */
export const wayIds = ['text', 'email', 'call'] as const;

export type Way = (typeof wayIds)[number];

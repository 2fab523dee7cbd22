/** Whether a link in a text of content/ may be followed: no script, and no page without HTTPS. */
export const isSafeLink = (address: string) => /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)./.test(address);

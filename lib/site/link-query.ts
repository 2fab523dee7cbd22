/**
 * Reads the query of a link. Ads and mail programs spoil some: they add a second "?", or write "&amp;" for "&". We read
 * both as "&".
 */
export const linkQuery = (search: string): URLSearchParams =>
  new URLSearchParams(search.replace(/&amp(;|%3B)/gi, '&').replace(/(?!^)\?/g, '&'));

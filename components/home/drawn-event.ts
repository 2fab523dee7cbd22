/** Tells the home page's first script that React has drawn the page, perhaps anew: what was written into it may be gone. */
export const drawnEvent = 'drawn';

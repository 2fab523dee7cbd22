const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Address of a page or file with the base path, which Next doesn't add to plain <a> elements. */
export const pageHref = (path: string) => `${basePath}${path}`;

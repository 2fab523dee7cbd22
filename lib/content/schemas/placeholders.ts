const placeholder = /\{([^{}]*)\}/g;

/** Every name in braces in the text, exactly as written. */
export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** Whether a brace has no partner. */
export const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(placeholder, ''));

/** The part of Trusted Types used here. What a created policy returns only stands for the text. */
type Policy = Partial<Record<'createScriptURL' | 'createHTML', (text: string) => string | null>>;
declare global {
  interface Window {
    trustedTypes?: { defaultPolicy?: unknown; createPolicy: (name: string, policy: Policy) => Policy };
  }
}

/** The only markup that React parses, to create script elements. */
const emptyScript = '<script></' + 'script>';

// Allows only scripts in `folder`, and no text as markup; returns how the page itself names a script. An
// extension's own default policy decides about the rest, within the page's security policy.
export function allowOwnScripts(folder: string): (address: string) => string {
  const createScriptURL = (address: string) =>
    isOwnScript(new URL(address, document.baseURI).href, folder) ? address : null;
  const { trustedTypes } = window;
  if (!trustedTypes?.defaultPolicy)
    trustedTypes?.createPolicy('default', {
      createScriptURL,
      createHTML: (text) => (text === emptyScript || !text.includes('<') ? text : null),
    });
  let own: Policy | undefined;
  try {
    own = trustedTypes?.createPolicy('site', { createScriptURL });
  } catch {
    // An extension took the name. The default policy decides.
  }
  return (address) => own?.createScriptURL?.(address) ?? address;
}

export function isOwnScript(href: string, folder: string): boolean {
  return href.startsWith(folder) && /^[\w./-]+\.js$/.test(href.slice(folder.length));
}

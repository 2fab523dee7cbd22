/** The part of Trusted Types (W3C) used here; TypeScript has no types for it yet. */
type Policy = Partial<Record<'createScriptURL' | 'createHTML', (text: string) => string | null>>;
declare global {
  interface Window {
    trustedTypes?: { defaultPolicy?: unknown; createPolicy: (name: string, policy: Policy) => unknown };
  }
}

/** The only markup that React parses, to create script elements. */
const emptyScript = '<script></' + 'script>';

/** Allows only the build's own scripts, which are in `folder`, and no text as markup. */
export function allowOwnScripts(folder: string): void {
  // An extension may have set a policy of its own. The page's security policy still allows only our host.
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const { href } = new URL(address, document.baseURI);
      return isOwnScript(href, folder) ? address : null;
    },
    createHTML: (text) => (text === emptyScript || !text.includes('<') ? text : null),
  });
}

export function isOwnScript(href: string, folder: string): boolean {
  return href.startsWith(folder) && /^[\w./-]+\.js$/.test(href.slice(folder.length));
}

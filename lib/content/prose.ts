/** A long text from Markdown: an introduction and sections, each with a heading that can be linked to. */
export type Prose = {
  introduction: string;
  sections: { id: string; heading: string; markdown: string }[];
};

/** The part of an address that names a section: "Service call fee" becomes "service-call-fee". */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Splits Markdown at its headings of the second level (`## `). Sub-headings stay in their section. */
export function splitProse(markdown: string): Prose {
  const [introduction = '', ...rest] = markdown.replaceAll('\r\n', '\n').split(/^##[ \t]+/m);
  const sections = rest.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const plain = heading.replace(/\s+#*\s*$/, '').trim();
    return { id: headingId(plain), heading: plain, markdown: lines.join('\n').trim() };
  });
  return { introduction: introduction.trim(), sections };
}

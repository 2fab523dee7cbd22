/** Wraps every text in an element, as a browser's translation does. It runs in pages, so it is self-contained. */
export function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentElement: parent, textContent } = text;
    if (!parent || !textContent?.trim() || parent.matches('script, style, textarea, option')) continue;
    const font = document.createElement('font');
    parent.replaceChild(font, text);
    font.append(textContent);
  }
}

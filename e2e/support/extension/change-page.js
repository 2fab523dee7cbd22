// Changes a page the way translators, price finders and ad blockers do, before and after hydration.
function change() {
  for (const src of ['https://extension.invalid/tool.js', '/_next/static/tool-of-a-stranger.js?x=1']) {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  }
  document.querySelector('[aria-label="Announcement"]')?.remove();
  document.querySelector('footer p')?.remove();
  for (const part of document.querySelectorAll('h1, h2, p')) {
    const text = part.firstChild;
    if (text instanceof Text) text.data = text.data.replace(/\bthe\b/g, 'THE');
  }
  document.body.append(document.createElement('tool-of-a-stranger'));
}

change();
addEventListener('click', () => setTimeout(change), true);

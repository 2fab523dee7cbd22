const lighting = new WeakSet<Element>();

/**
 * Makes the map and the list of areas one control: whatever is pointed at, focused or tapped, its place and its
 * name light up together. Both carry the neighborhood's id in `data-area`; this marks the two with `data-lit`. To be called
 * again for a page that was drawn anew.
 */
export function lightAreas(): void {
  const explorer = document.getElementById('areas');
  if (!explorer || lighting.has(explorer)) return;
  lighting.add(explorer);
  const light = (area: string | undefined) => {
    for (const element of explorer.querySelectorAll<HTMLElement | SVGElement>('[data-area]')) {
      element.toggleAttribute('data-lit', element.dataset.area === area);
    }
  };
  // A name shows its place as well as the place its name: the keyboard needs to pass only one of the two.
  for (const place of explorer.querySelectorAll<SVGElement>('svg [data-area]')) place.tabIndex = -1;

  const on = (type: string, answer: (event: Event, area: string | undefined) => void) =>
    explorer.addEventListener(type, (event) => answer(event, areaOf(event.target)));

  on('focusin', (_, area) => light(area));
  // Following a place to its name takes the focus away without giving it to anything: the two stay lit.
  on('focusout', (event) => event instanceof FocusEvent && event.relatedTarget && light(undefined));
  on('pointerover', (_, area) => light(area));
  on('pointerleave', () => light(undefined));
  on('click', (event, area) => {
    if (!area) return;
    // A finger that is lifted has left already: what it tapped stays lit.
    light(area);
    // A name shows its place without a jump: the page moves only if the place is out of sight.
    if (event.target instanceof SVGElement) return;
    event.preventDefault();
    explorer.querySelector('svg [data-lit]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Id of the neighborhood whose place or name this is, or is inside of. */
function areaOf(target: EventTarget | null): string | undefined {
  const owner = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-area]') : null;
  return owner?.dataset.area;
}

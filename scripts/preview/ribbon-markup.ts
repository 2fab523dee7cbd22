import type { Sample } from '@/lib/content/samples';
import { previewMark } from './marks.mjs';

export type RibbonFacts = {
  samples: readonly Sample[];
  /** The moment of the build. */
  built: Date;
  /** "1a2b3c4", or what is known of it. */
  commit: string;
};

/** Text as HTML shows it. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Chicago',
});

const controls = `<form data-ribbon-city hidden>
<label>Show the page as somebody in <input name="city" autocomplete="off" placeholder="Duluth, Minnesota" size="20"></label>
<button>Show</button> <button type="button" name="none">No city found</button> <button type="button" name="own">My own city</button>
<output></output></form>
<fieldset data-ribbon-scheme hidden><legend>Colors</legend>
<button type="button" value="light">Light</button> <button type="button" value="dark">Dark</button> <button type="button" value="">As my device</button></fieldset>`;

/**
 * The ribbon as HTML: what is still a sample and where, when and from what the preview was built, and what can be simulated.
 * `other` leads to the same page the other way: without script, or with it again.
 */
export function ribbonMarkup(
  { samples, built, commit }: RibbonFacts,
  other: { href: string; withScript: boolean },
): string {
  const left = samples.length === 1 ? '1 sample is left' : `${samples.length} samples are left`;
  const list = samples.map(
    ({ file, field, value }) =>
      `<li><strong>${escaped([file, field].filter(Boolean).join(': '))}</strong> ${escaped(value)}</li>`,
  );
  const link = other.withScript ? 'With script again' : 'As a visitor without script';
  // An element that no page has, so that the page's own script passes it by.
  return `<${previewMark} class="${previewMark}" role="region" aria-label="Preview"><details>
<summary>Preview: ${left}</summary>
<p>Built <time datetime="${built.toISOString()}">${time.format(built)}</time> (Minnesota time) from ${escaped(commit)}. Search engines are kept away.</p>
${other.withScript ? '' : controls}
<p><a href="${escaped(other.href)}">${link}</a></p>
<details><summary>What is still a sample</summary><ul>${list.join('')}</ul></details>
</details></${previewMark}>`;
}

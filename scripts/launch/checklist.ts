import type { Finding, Item } from './item';
import { hours } from './items/hours';
import { identity } from './items/identity';
import { links } from './items/links';
import { noindex } from './items/noindex';
import { pictures } from './items/pictures';
import { previewTraces } from './items/preview-traces';
import { prices } from './items/prices';
import { privacy } from './items/privacy';
import { fictionPhone, markedSamples, unmarkedSamples } from './items/samples';
import { searchText } from './items/search-text';
import { siteAddress } from './items/site-address';
import { spelling } from './items/spelling';
import type { LaunchSite } from './launch-site';

/** Everything that must be right before the site goes live, in the order in which it is told. */
export const items: readonly Item[] = [
  markedSamples,
  fictionPhone,
  unmarkedSamples,
  siteAddress,
  searchText,
  pictures,
  identity,
  hours,
  links,
  prices,
  spelling,
  privacy,
  noindex,
  previewTraces,
];

export type CheckedItem = { id: string; title: string; passed: boolean; findings: Finding[] };

/** Goes through the checklist; before a build through the part that the words alone can answer. */
export function checkLaunch(site: LaunchSite, stage: Item['needs'] = 'export'): CheckedItem[] {
  return items
    .filter(({ needs }) => stage === 'export' || needs === 'content')
    .map(({ id, title, find }) => {
      const findings = find(site);
      return { id, title, passed: findings.length === 0, findings };
    });
}

/** The checklist as people read it. */
export function checklistText(checked: readonly CheckedItem[]): string {
  const failed = checked.filter(({ passed }) => !passed);
  const lines = checked.flatMap(({ title, passed, findings }) => [
    `${passed ? 'passed' : 'FAILED'}  ${title}${passed ? '' : ` (${findings.length})`}`,
    ...findings.flatMap(({ place, reason, remedy }) => [
      `          ${place}`,
      `            ${reason}`,
      `            → ${remedy}`,
    ]),
  ]);
  const end =
    failed.length === 0
      ? 'Ready to go live.'
      : `Not ready: ${failed.length} of ${checked.length} points are open. Put right what is said above and ask again.`;
  return [...lines, '', end].join('\n');
}

/** The checklist for a program: `ready`, and each point with what was found. */
export function checklistJson(checked: readonly CheckedItem[]): string {
  return JSON.stringify({ ready: checked.every(({ passed }) => passed), items: checked }, null, 2);
}

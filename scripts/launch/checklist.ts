import { items, type Finding, type Item } from './items';
import type { LaunchSite } from './launch-site';

export type CheckedItem = Pick<Item, 'id' | 'title'> & { passed: boolean; findings: Finding[] };

/** Goes through the checklist; before a build, only through the items that need no built files. */
export function checkLaunch(site: LaunchSite, stage: 'content' | 'export' = 'export'): CheckedItem[] {
  return items
    .filter(({ needsBuild }) => stage === 'export' || !needsBuild)
    .map(({ id, title, find }) => {
      const findings = find(site);
      return { id, title, passed: findings.length === 0, findings };
    });
}

/** The checklist for people to read. */
export function checklistText(checked: readonly CheckedItem[]): string {
  const open = checked.filter(({ passed }) => !passed).length;
  const lines = checked.flatMap(({ title, passed, findings }) => [
    `${passed ? 'passed' : 'FAILED'}  ${title}${passed ? '' : ` (${findings.length})`}`,
    ...findings.map(
      ({ place, reason, remedy }) => `          ${place}\n            ${reason}\n            → ${remedy}`,
    ),
  ]);
  const end =
    open === 0
      ? 'Ready to go live.'
      : `Not ready: ${open} of ${checked.length} checks failed. Fix the items above, then run npm run launch:check again.`;
  return [...lines, '', end].join('\n');
}

/** The checklist as JSON: `ready`, and every item with its findings. */
export function checklistJson(checked: readonly CheckedItem[]): string {
  return JSON.stringify({ ready: checked.every(({ passed }) => passed), items: checked }, null, 2);
}

import { loadContent } from '@/lib/content/load';
import { ContentError, remarkLines, type Remark } from '@/lib/content/remarks';
import { contentRemarks } from '@/lib/content/rules';
import { brandRemarks } from '../build/brand';
import { photoRemarks, photosIn } from '../build/photos';
import { settingRemarks } from './setting-remarks';

/** Reads content/ and the build settings. Throws an error that lists every remark that stops a build. */
export async function checkContent() {
  const loaded = loadContent();
  const today = new Date().toISOString().slice(0, 10);
  const { content } = loaded;
  const settings = settingRemarks(content, process.env);
  const pictures = [...(await brandRemarks(content.brand)), ...(await photoRemarks(photosIn(content)))];
  // The settings come first, because step 1 in content/README.md is how requests reach the owner.
  const remarks = [...settings, ...contentRemarks(loaded, today), ...pictures];
  const wrong = remarksFor('now', remarks);
  if (wrong.length > 0) throw new ContentError(wrong);
  return { content, remarks };
}

export const remarksFor = (when: Remark['when'], remarks: readonly Remark[]) =>
  remarks.filter((remark) => remark.when === when);

/** "1 thing", "23 things". */
export const things = (count: number) => `${count} thing${count === 1 ? '' : 's'}`;

/** Throws an Error that lists everything to do before launch, if there is anything. */
export function expectReady(remarks: readonly Remark[]): void {
  const items = remarksFor('launch', remarks);
  if (items.length === 0) return;
  const end = `${things(items.length)} to do before launch. To see the site with the samples, run: npm run preview`;
  throw new Error(`${remarkLines(items)}\n${end}`);
}

/** Returns a line that says how many things are left to do before launch. */
export function toDoLine(remarks: readonly Remark[]): string {
  const { length } = remarksFor('launch', remarks);
  if (length === 0) return 'The content and the settings are ready to go live.';
  return `${things(length)} to do before launch. To list them, run: npm run launch:check`;
}

import { contentRemarks } from '@/lib/content/checks';
import { loadContent } from '@/lib/content/load';
import { ContentError, remarkLines, type Remark } from '@/lib/content/remarks';
import { brandRemarks } from '../build/brand';

/**
 * Reads content/ and the build settings, and throws an error that explains every problem. `remarks`: what may be
 * intended, and what is still to do before launch.
 */
export async function checkContent() {
  const loaded = loadContent();
  const pictures = await brandRemarks(loaded.content.brand);
  const wrong = remarksFor('now', pictures);
  if (wrong.length > 0) throw new ContentError(wrong);
  const today = new Date().toISOString().slice(0, 10);
  return { content: loaded.content, remarks: [...contentRemarks(loaded, process.env, today), ...pictures] };
}

export const remarksFor = (when: Remark['when'], remarks: readonly Remark[]) =>
  remarks.filter((remark) => remark.when === when);

/** Throws an Error that lists what is still to do before launch, if anything is. */
export function expectReady(remarks: readonly Remark[]): void {
  const items = remarksFor('launch', remarks);
  if (items.length === 0) return;
  const end = `Not ready to go live: ${items.length} to do. To see the site with samples: npm run preview.`;
  throw new Error(`${remarkLines(items)}\n${end}`);
}

/** How much is still to do before launch, in one line, if anything is. */
export function toDoLine(remarks: readonly Remark[]): string[] {
  const { length } = remarksFor('launch', remarks);
  return length > 0 ? [`${length} to do before launch: npm run launch:check`] : [];
}

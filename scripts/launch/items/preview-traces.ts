import { previewMark } from '../../preview/marks.mjs';
import type { Item } from '../item';

/** Nothing of a preview build is left in the export. */
export const previewTraces: Item = {
  id: 'preview',
  title: 'Nothing of a preview is in the build',
  needs: 'export',
  find: ({ files }) =>
    [...files]
      .filter(([name, text]) => name.includes(previewMark) || text.includes(previewMark))
      .map(([place]) => ({
        place,
        reason: 'It belongs to a preview.',
        remedy: 'Build again with npm run build:production.',
      })),
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import Markdown, { type Options } from 'react-markdown';
import type { Problem } from '@/lib/content/load/content-error';
import { proseFiles } from '@/lib/content/load/content-files';
import { isSafeLink } from '@/lib/text/safe-link';

/** Links that aren't safe to follow, and pictures, as the pages' own Markdown parser finds them. */
export function linkProblems(folder: string): Problem[] {
  return proseFiles.flatMap((name) => {
    const found: Problem[] = [];
    const check: Options['urlTransform'] = (address, _attribute, { tagName, position }) => {
      const place = { file: `content/${name}`, field: '', ...(position && { line: position.start.line }) };
      if (tagName !== 'a') found.push({ ...place, wrong: 'has a picture.', remedy: 'Remove it.' });
      else if (!isSafeLink(address))
        found.push({
          ...place,
          wrong: `has a link to "${address}", which is not safe to follow.`,
          remedy: 'Start the address with https://, mailto:, tel:, / or #.',
        });
      return address;
    };
    Markdown({ children: readFileSync(path.join(folder, name), 'utf8'), urlTransform: check });
    return found;
  });
}

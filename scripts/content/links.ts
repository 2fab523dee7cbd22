import type { MarkedToken } from 'marked';
import type { Problem } from '@/lib/content/load/content-error';
import { proseFiles } from '@/lib/content/load/content-files';
import { readText } from '@/lib/content/load/read';
import { markdownTokens, tokensIn } from '@/lib/text/markdown';
import { isSafeLink } from '@/lib/site/links';

/** Links that aren't safe to follow, and pictures, as the pages' own Markdown parser finds them. */
export function linkProblems(folder: string): Problem[] {
  return proseFiles.flatMap((name) => {
    // Whether the file can be read is checked with the rest of the content.
    const text = readText(folder, name, []) ?? '';
    const tokens = markdownTokens(text).flatMap(allTokens);
    return tokens.flatMap((token): Problem[] => {
      const line = text.slice(0, text.indexOf(token.raw)).split('\n').length;
      const place = { file: `content/${name}`, line, field: '' };
      if (token.type === 'image') return [{ ...place, wrong: 'has a picture.', remedy: 'Remove it.' }];
      if (token.type !== 'link' || isSafeLink(token.href)) return [];
      const wrong = `has a link to "${token.href}", which is not safe to follow.`;
      return [{ ...place, wrong, remedy: 'Start the address with https://, mailto:, tel:, / or #.' }];
    });
  });
}

const allTokens = (token: MarkedToken): MarkedToken[] => [token, ...tokensIn(token).flatMap(allTokens)];

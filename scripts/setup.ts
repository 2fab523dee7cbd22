/** `npm run setup`: asks an owner what the site must know, and writes it into content/. */
import './settings';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cancel, intro, isCancel, note, outro, text } from '@clack/prompts';
import { jsonFiles } from '@/lib/content/load/content-files';
import { loadContent } from '@/lib/content/load/load-content';
import { contentFolder } from '@/lib/content/load/read';
import { answered, presentAnswer, problemWith, questions, type Files } from '@/lib/content/setup';
import { launchItems } from './launch/launch-items';
import { fail } from './fail';

async function setUp(folder: string) {
  const placeOf = (file: string) => path.join(folder, file);
  const before = Object.fromEntries(
    Object.keys(jsonFiles).map((file) => [file, readFileSync(placeOf(file), 'utf8')]),
  );
  intro('What must the site know? Enter keeps what is there, "-" leaves out what you don’t have.');
  let files: Files = before;
  const asked = questions(files);
  for (const [index, question] of asked.entries()) {
    const line = await text({
      message: `${index + 1} of ${asked.length}. ${question.ask}${question.canSkip ? ' (- for none)' : ''}`,
      initialValue: presentAnswer(files, question),
      validate: (typed) => problemWith(files, question, typed ?? ''),
    });
    if (isCancel(line)) return cancel('Nothing was written.');
    files = answered(files, question, line);
  }
  for (const [file, written] of Object.entries(files))
    if (written !== before[file]) writeFileSync(placeOf(file), written);
  const items = launchItems(loadContent(folder), process.env);
  const left = items.map(({ place, wrong, remedy }) => `${place}\n  ${wrong}\n  → ${remedy}`);
  note(left.join('\n') || 'Nothing.', 'Still to do before launch');
  return outro('Saved in content/. To look at the site: npm run preview, then open http://127.0.0.1:3000');
}

setUp(contentFolder()).catch(fail);

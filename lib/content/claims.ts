import { z } from 'zod';
import { stateNames } from '@/lib/location/state-code';
import { fillText } from '@/lib/text/plain-text';
import { jsonFiles } from './load/content-files';
import { fieldSchema } from './load/field-schema';
import type { loadContent } from './load/load-content';
import { fieldInWords, walk } from './load/paths';
import { placeholdersIn } from './schemas/text';

/** What promises something, besides names of places. */
const promise =
  /[\d%$]|\b(free|guarantee\w*|warrant\w*|licensed|insured|certified|same[ -]day|today|always|never|every|no|best|noon|midnight|weekdays)\b/i;
const silent = ['id', 'source', 'updated', 'mark', 'accent', 'latitude', 'longitude'];

/** Where each fact is written, by name: "business.json → claims → rating". The schemas' descriptions name it. */
export function factSources(): Map<string, string> {
  const sources = [...walk(fieldSchema(z.strictObject(jsonFiles)))].flatMap(({ path, value }) => {
    if (path.at(-1) !== 'description' || typeof value !== 'string') return [];
    const keys = path.slice(0, -1).filter((key) => !/^(properties|items|value)$/.test(String(key)));
    return placeholdersIn(value).map((name) => [name, keys.join(' → ')] as const);
  });
  return new Map(sources.toReversed()); // the first field counts
}

/** Every visible sentence with a price, time, place or promise, and what it rests on: a sheet to sign before launch. */
export function claimSheet({ content, written, facts }: ReturnType<typeof loadContent>): string {
  const sources = factSources();
  const shown = [...walk(content)].map(({ value }) => String(value)).join('\n');
  const { areas, business } = content;
  const places = [...areas.map(({ city }) => city), business.address.city, ...Object.values(stateNames)];
  const isClaim = (text: string) => {
    const plain = fillText(text, { ...facts, phone: '', email: '', businessName: '' });
    return promise.test(plain) || places.some((place) => plain.includes(place));
  };
  const linesOf = (file: string) =>
    [...walk(written[file])].flatMap(({ path, value }): string[] => {
      const place = fieldInWords(
        written[file],
        path.filter((one) => one !== 'value'),
      );
      if (silent.includes(String(path.at(-1)))) return [];
      const fact = Array.isArray(value) && typeof value[0] === 'string' ? value.join('; ') : value;
      const isFacts = /^(business|areas)/.test(file);
      const isFact = typeof value === 'number' || (isFacts && typeof fact === 'string');
      // What is on a list is part of its line.
      if (isFact) return typeof path.at(-1) === 'number' ? [] : [`[ ] ${place}: ${String(fact)}`];
      if (isFacts || typeof value !== 'string') return [];
      const sentences = value.replaceAll('\r\n', '\n').split(/(?<=[.!?])\s+|\n\s*\n|\n(?=\s*[-#])/);
      return sentences.flatMap((sentence) => {
        const text = fillText(sentence, facts).trim();
        if (!isClaim(sentence) || !shown.includes(text)) return [];
        const named = [...new Set(placeholdersIn(sentence))].filter((name) => facts[name]);
        const behind = named.map((name) => `{${name}} = ${facts[name]}, ${sources.get(name) ?? 'a setting'}`);
        const from = behind.length > 0 ? behind : ['typed here', place].filter(Boolean).join(': ');
        return [`[ ] ${text.replace(/\s+/g, ' ')}`, from].flat().join('\n    ← ');
      });
    });
  const parts = Object.keys(written).map((file) => [`content/${file}\n`, ...linesOf(file), '']);
  const end = 'Every line above is true of our business.\n\nName, signature, date: ____________________';
  return [...parts.filter(({ length }) => length > 2), end].flat().join('\n');
}

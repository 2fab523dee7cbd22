import { z } from 'zod';
import { weekdays } from '@/lib/hours/weekdays';
import type { Problem } from './content-error';
import { fieldInWords } from './field-in-words';
import { placeholdersIn } from './placeholders';
import { walk } from './walk';

/** The values of the JSON files that could be read, by file name. */
type Values = Readonly<Record<string, unknown>>;

// The rules below read leniently: a fault in one entry, which the schema reports, must not hide one in another.
const text = z.string().catch('');
const listOf = <T extends z.ZodType>(entry: T) => z.array(entry.catch(() => entry.parse({})));
const withId = listOf(z.looseObject({ id: text.default(''), name: text.default('') })).catch([]);
const withDays = listOf(z.looseObject({ days: z.array(z.string()).catch([]).default([]) })).catch([]);

/** What can only be seen by looking at more than one entry or file. */
export function ruleProblems(values: Values): Problem[] {
  return [
    ...repeatedIds(values, 'services.json', 'services'),
    ...repeatedIds(values, 'areas.json', 'areas'),
    ...dayProblems(values),
    ...factsInFacts(values),
  ];
}

const inside = (value: unknown, ...keys: string[]) =>
  keys.reduce<unknown>((found, key) => z.looseObject({}).safeParse(found).data?.[key], value);

function repeatedIds(values: Values, file: string, key: string): Problem[] {
  const entries = withId.parse(inside(values[file], key));
  return entries.flatMap(({ id, name }, index) => {
    const first = entries.findIndex((entry) => entry.id === id);
    if (id === '' || first === index) return [];
    const wrong = `has the id "${id}", which ${entries[first]?.name || `entry ${first + 1}`} has already.`;
    return [{ file, field: `${key} → ${name || id} → id`, wrong, remedy: 'Give each its own id.' }];
  });
}

function dayProblems(values: Values): Problem[] {
  const hours = inside(values['business.json'], 'hours');
  if (!Array.isArray(hours)) return [];
  const days = withDays.parse(hours).flatMap((entry) => entry.days);
  const at = { file: 'business.json', field: 'hours' };
  // A misspelt day is told by the schema; then the day that it stands for isn't missing.
  const allKnown = days.every((named) => weekdays.some((day) => day === named));
  return weekdays.flatMap((day) => {
    const times = days.filter((named) => named === day).length;
    if (times === 1 || (times === 0 && !allKnown)) return [];
    return times === 0
      ? [{ ...at, wrong: `do not name ${day}.`, remedy: `Add "${day}" to the days of one entry.` }]
      : [{ ...at, wrong: `name ${day} ${times} times.`, remedy: `Leave "${day}" in one entry only.` }];
  });
}

/** business.json is where the facts come from, so none can be filled in there. */
function factsInFacts(values: Values): Problem[] {
  const file = 'business.json';
  const business = values[file];
  return [...walk(business)].flatMap(({ path, value }) => {
    const names = typeof value === 'string' ? placeholdersIn(value) : [];
    return names.map((name) => ({
      file,
      field: fieldInWords(business, path),
      wrong: `has {${name}}, but this file is where such facts come from.`,
      remedy: 'Write the fact itself.',
    }));
  });
}

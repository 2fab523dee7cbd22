import { z } from 'zod';
import { weekdays } from '@/lib/hours/weekdays';
import type { Finding } from './explain';
import { placeholdersIn } from './placeholders';
import { valueAt, walk } from './places';

// These schemas are lenient: an error in one entry, which the schema reports, must not hide others.
const text = z.string().catch('');
const entry = z.looseObject({ id: text.default(''), name: text.default('') });
const withId = z.array(entry.catch({ id: '', name: '' })).catch([]);
const dayNames = z.array(z.string()).catch([]);
const withDays = z.array(z.looseObject({ days: dayNames }).catch({ days: [] }));

/** Checks that compare several entries of a file, by file name. */
export const fileRules: Readonly<Record<string, ((value: unknown) => Finding[]) | undefined>> = {
  'services.json': (value) => repeated(value, 'services', 'id'),
  'areas.json': (value) => [...repeated(value, 'areas', 'id'), ...repeated(value, 'areas', 'name')],
  'business.json': (value) => [...dayFindings(value), ...factsInFacts(value)],
};

function repeated(value: unknown, key: string, field: 'id' | 'name'): Finding[] {
  const entries = withId.parse(valueAt(value, [key]));
  return entries.flatMap(({ [field]: found }, index) => {
    const first = entries.findIndex((other) => other[field] === found);
    if (found === '' || first === index) return [];
    const wrong = `has the ${field} "${found}", which ${entries[first]?.name || `entry ${first + 1}`} already has.`;
    return [{ path: [key, index, field], wrong, remedy: `Give each its own ${field}.` }];
  });
}

function dayFindings(value: unknown): Finding[] {
  const hours = withDays.safeParse(valueAt(value, ['hours'])).data;
  if (!hours) return [];
  const closed = dayNames.parse(valueAt(value, ['closedDays']));
  const days = [...hours.flatMap((row) => row.days), ...closed];
  // The schema reports a misspelled day; the intended day then isn't missing.
  const allKnown = days.every((named) => weekdays.some((day) => day === named));
  return weekdays.flatMap((day) => {
    const times = days.filter((named) => named === day).length;
    if (times === 1 || (times === 0 && !allKnown)) return [];
    const [wrong, remedy] =
      times === 0
        ? [`do not name ${day}.`, `Add "${day}" to the days of one entry, or to "closedDays".`]
        : [`name ${day} ${times} times.`, `Leave "${day}" in one entry only.`];
    return [{ path: ['hours'], wrong, remedy }];
  });
}

/** Facts come from business.json, so none can be filled in there. */
function factsInFacts(business: unknown): Finding[] {
  return [...walk(business)].flatMap(({ path, value }) => {
    const names = typeof value === 'string' ? placeholdersIn(value) : [];
    return names.map((name) => ({
      path,
      wrong: `has {${name}}, but this file is where facts come from.`,
      remedy: 'Write the fact itself.',
    }));
  });
}

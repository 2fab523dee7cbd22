/**
 * A reader of calendar files for the tests, made from RFC 5545 alone: it shares nothing with the writer. Strict where the
 * standard is ("MUST"), and it works out instants by the rules in the file, not by the zone's name.
 */
type Property = { name: string; parameters: Map<string, string>; value: string };
export type Component = { name: string; properties: Property[]; components: Component[] };

/** The file as one component. Throws an Error that says what a calendar program would stumble over. */
export function readCalendar(file: string): Component {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end.');
  const written = file.slice(0, -2).split('\r\n');
  for (const line of written) {
    if (/[\r\n]/.test(line)) throw new Error('A line ends in something else than CRLF.');
    if (new TextEncoder().encode(line).length > 75) throw new Error(`More than 75 octets: ${line}`);
    // With the flag "u", only half a character counts as a surrogate.
    if (/\p{Surrogate}/u.test(line)) throw new Error('A character was split.');
  }
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  const root: Component = { name: 'root', properties: [], components: [] };
  const open = [root];
  for (const { name, parameters, value } of lines.map(readLine)) {
    const inner = open.at(-1);
    if (!inner) throw new Error(`${name} after the end.`);
    if (name === 'BEGIN') {
      const component = { name: value, properties: [], components: [] };
      inner.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`END:${value} closes nothing.`);
    } else inner.properties.push({ name, parameters, value });
  }
  const [calendar, ...others] = root.components;
  if (!calendar || others.length > 0 || open.length > 1) throw new Error('Not one whole calendar.');
  return calendar;
}

function readLine(line: string): Property {
  const match = /^([A-Z-]+)((?:;[A-Z-]+=[^;:",]+)*):(.*)$/su.exec(line);
  if (!match) throw new Error(`Not a content line: ${line}`);
  const [, name = '', parameters = '', value = ''] = match;
  const pairs = parameters
    .split(';')
    .slice(1)
    .map((pair): [string, string] => {
      const [key = '', text = ''] = pair.split('=');
      return [key, text];
    });
  return { name, parameters: new Map(pairs), value };
}

/** The only property of that name. Throws when there is none, or more than one. */
export function only(component: Component, name: string): Property {
  const [found, ...others] = component.properties.filter((property) => property.name === name);
  if (!found || others.length > 0) throw new Error(`Not exactly one ${name} in ${component.name}.`);
  return found;
}

/** A value of the type TEXT as it was meant. Throws for a backslash that escapes nothing, and for what must be escaped. */
export function readText(value: string): string {
  if (/^(?:[^\\;,]|\\[\\;,nN])*$/su.test(value) === false) throw new Error(`Not TEXT: ${value}`);
  return value.replace(/\\(.)/g, (_all, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped));
}

/** The instant of a DATE-TIME with a TZID, by the rules of the zone in the same file. */
export function instantOf({ parameters, value }: Property, calendar: Component): Date {
  const zone = calendar.components.find(
    ({ name, properties }) =>
      name === 'VTIMEZONE' &&
      properties.some((one) => one.name === 'TZID' && one.value === parameters.get('TZID')),
  );
  if (!zone) throw new Error('The zone is not in the file.');
  const local = wallTime(value);
  const year = local.getUTCFullYear();
  const changes = zone.components.flatMap((rule) =>
    [year - 1, year].map((one) => ({
      at: changeIn(one, rule),
      offset: hours(only(rule, 'TZOFFSETTO').value),
    })),
  );
  const past = changes
    .filter(({ at }) => at <= local)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const offset = past.at(-1)?.offset;
  if (offset === undefined) throw new Error('No rule applies.');
  return new Date(local.getTime() - offset * 3_600_000);
}

/** A local time as if it were UTC, for comparing. */
function wallTime(value: string): Date {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(value);
  if (!match) throw new Error(`Not a local DATE-TIME: ${value}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** When the clocks change in a year by a rule such as FREQ=YEARLY;BYMONTH=3;BYDAY=2SU. */
function changeIn(year: number, rule: Component): Date {
  const [, month, nth] = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(\d)SU$/.exec(only(rule, 'RRULE').value) ?? [];
  if (!month || !nth) throw new Error('A rule that this reader does not know.');
  const first = wallTime(only(rule, 'DTSTART').value);
  const day = new Date(Date.UTC(year, Number(month) - 1, 1, first.getUTCHours()));
  for (let sundays = 0; ; day.setUTCDate(day.getUTCDate() + 1)) {
    if (day.getUTCDay() === 0) sundays += 1;
    if (sundays === Number(nth)) return day;
  }
}

const hours = (offset: string) => Number(offset.slice(0, 3));

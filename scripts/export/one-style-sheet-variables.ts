import { transform } from 'lightningcss';

/** What a variable is where nothing sets it. */
const UNSET = 'initial';

/** The variables that a minified style sheet sets or registers, and never reads. */
export function idleVariables(css: string): string[] {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return [...valuesOf(css).keys()].filter((name) => !read.has(name));
}

/**
 * A minified style sheet in which each variable that has the same value everywhere has given way to it: one that is set
 * on the root alone, one that is registered and never set to anything else, one that nothing sets at all.
 * @param kept variables that scripts may set or read
 */
export function withFixedVariables(css: string, kept: ReadonlySet<string>): string {
  const values = valuesOf(css);
  const isEverywhere = new Set([...rootVariables(css), ...registered(css).keys()]);
  return replaceVariables(css, (name, fallback) => {
    const [value = UNSET, ...others] = values.get(name) ?? [];
    if (kept.has(name) || others.length > 0 || value.includes('var(')) return undefined;
    if (values.has(name) && !isEverywhere.has(name)) return undefined;
    return value === UNSET ? fallback : value;
  });
}

/**
 * The same for a variable that a rule sets for itself, as `.tabular-nums{--n:tabular-nums;font-variant-numeric:var(--n)}`
 * does, if nothing else sets it to something else.
 */
export function withOwnVariables(css: string, kept: ReadonlySet<string>): string {
  const values = valuesOf(css);
  const initial = registered(css);
  const isOnlyValue = (name: string) => {
    const set = [...(values.get(name) ?? [])].filter((value) => ![UNSET, initial.get(name)].includes(value));
    return set.length === 1 && !kept.has(name);
  };
  return css.replace(/\{[^{}]*\}/g, (rule) => {
    const own = new Map(settings(rule).filter(([name]) => isOnlyValue(name)));
    return replaceVariables(rule, (name) => own.get(name));
  });
}

/** Each `--name:value` of a minified style sheet. */
function settings(css: string): [name: string, value: string][] {
  return [...css.matchAll(/(?<=[{;])(--[\w-]+):([^;{}]*)/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

/** Every value that each variable has anywhere in the style sheet. */
function valuesOf(css: string): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of [...registered(css), ...settings(css)])
    values.set(name, (values.get(name) ?? new Set()).add(value));
  return values;
}

/** Variables by name with the value that they start with. */
function registered(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/@property (--[\w-]+)\{([^}]*)\}/g)].map(([, name = '', rule = '']) => [
      name,
      /initial-value:([^;]*)/.exec(rule)?.[1] ?? UNSET,
    ]),
  );
}

/** Variables that are set on the root whatever the medium. */
function rootVariables(css: string): string[] {
  const names: string[] = [];
  transform({
    filename: 'site.css',
    code: new TextEncoder().encode(css),
    visitor: {
      StyleSheet({ rules }) {
        for (const rule of rules) {
          if (rule.type !== 'style') continue;
          const { selectors, declarations } = rule.value;
          const isRoot = selectors.every(
            ([part, ...more]) =>
              part?.type === 'pseudo-class' && /^(root|host)$/.test(part.kind) && more.length === 0,
          );
          if (!isRoot) continue;
          for (const { property, value } of declarations?.declarations ?? [])
            if (property === 'custom') names.push(value.name);
        }
      },
    },
  });
  return names;
}

/** Puts another text in the place of `var(--name,fallback)`; where there is none, looks within the fallback. */
function replaceVariables(
  css: string,
  by: (name: string, fallback: string | undefined) => string | undefined,
): string {
  let result = '';
  let place = 0;
  for (const { 0: opening, 1: name = '', index } of css.matchAll(/var\((--[\w-]+)/g)) {
    if (index < place) continue;
    const start = index + opening.length;
    let end = start;
    for (let depth = 1; depth > 0; end += 1) depth += css[end] === '(' ? 1 : css[end] === ')' ? -1 : 0;
    const rest = css.slice(start, end - 1);
    const text = by(name, rest.startsWith(',') ? rest.slice(1) : undefined);
    result += css.slice(place, index) + (text ?? `${opening}${replaceVariables(rest, by)})`);
    place = end;
  }
  return result + css.slice(place);
}

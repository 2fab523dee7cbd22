import type { ConfigGroup, ConfigValue } from './editor-config';

/** A configuration as YAML. Every text stands in quotation marks, so that none is taken for a number, a date or "no". */
export function yamlText(group: ConfigGroup): string {
  return `${groupLines(group).join('\n')}\n`;
}

function groupLines(group: ConfigGroup): string[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const inner = linesOf(value);
    return typeof inner === 'string' ? [`${key}: ${inner}`] : [`${key}:`, ...inner.map(indented)];
  });
}

/** A scalar as one text, lists and groups as lines. */
function linesOf(value: ConfigValue): string | string[] {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : value.flatMap(itemLines);
  return Object.keys(value).length === 0 ? '{}' : groupLines(value);
}

function itemLines(item: ConfigValue): string[] {
  const lines = linesOf(item);
  if (typeof lines === 'string') return [`- ${lines}`];
  return lines.map((line, index) => (index === 0 ? `- ${line}` : indented(line)));
}

const indented = (line: string) => `  ${line}`;

/** In single quotation marks nothing but themselves has a meaning. */
function quoted(text: string): string {
  if (/[\p{Cc}]/u.test(text)) return JSON.stringify(text);
  return text.includes("'") && !text.includes('"') && !text.includes('\\')
    ? `"${text}"`
    : `'${text.replaceAll("'", "''")}'`;
}

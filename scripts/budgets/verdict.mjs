/** Holds a measured figure against its limit. */

/** @typedef {import('./limits.mjs').Limit} Limit */
/** @typedef {'met' | 'stretch met' | 'not met' | 'not measured'} Verdict */

/**
 * @param {number | undefined} measured in the unit of the limit
 * @param {Limit} limit
 * @param {readonly string[]} [failed] names of audits that took points away
 * @returns {Verdict}
 */
export function verdict(measured, { most, stretch, least, allowed }, failed = []) {
  if (measured === undefined || !Number.isFinite(measured)) return 'not measured';
  if (least !== undefined) {
    const isExcused =
      allowed !== undefined && failed.length > 0 && failed.every((name) => allowed.includes(name));
    return measured >= least || isExcused ? 'met' : 'not met';
  }
  if (stretch !== undefined && measured <= stretch) return 'stretch met';
  return most === undefined || measured <= most ? 'met' : 'not met';
}

/** The limit as people write it. @type {(limit: Limit, unit: string) => string} */
export function limitInWords({ most, stretch, least, allowed }, unit) {
  const parts = [
    least === undefined ? `at most ${withUnit(most ?? 0, unit)}` : `at least ${withUnit(least, unit)}`,
    stretch === undefined ? '' : `stretch ${withUnit(stretch, unit)}`,
    allowed === undefined ? '' : `but for ${allowed.join(', ')}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** @type {(value: number, unit: string) => string} `1.05 x`, `14 KiB` */
export function withUnit(value, unit) {
  const digits = unit === 'x' ? 2 : unit === 'KiB' ? 1 : unit === '' ? 3 : 0;
  return `${String(Number(value.toFixed(digits)))} ${unit}`.trim();
}

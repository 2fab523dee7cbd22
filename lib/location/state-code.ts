/** The five states served, by code and name. Source: the product's specification, section 5. */
export const stateNames = {
  MN: 'Minnesota',
  WI: 'Wisconsin',
  IA: 'Iowa',
  ND: 'North Dakota',
  SD: 'South Dakota',
} as const;

export type StateCode = keyof typeof stateNames;

/** The codes of the states served, in the specification's order. */
export const stateCodes = ['MN', 'WI', 'IA', 'ND', 'SD'] as const satisfies readonly StateCode[];

type Region = { state: string; country: string };

// In other countries "SD" or "IA" mean other places. Services spell the country in these ways.
const unitedStates = /^(us|usa|united states)\b/i;

/**
 * Code of the served state that a lookup names ("Minnesota", "mn" or "US-MN"). Undefined for every
 * other state or country, and where the state is unknown.
 */
export function stateCode({ state, country }: Region): StateCode | undefined {
  if (country && !unitedStates.test(country)) return undefined;
  const region = state.toLowerCase().replace(/^us-/, '');
  return stateCodes.find((code) => [code, stateNames[code]].some((name) => name.toLowerCase() === region));
}

/** Whether the visitor is known to be in none of the states served. */
export function isOutsideServedStates(region: Region): boolean {
  const known = region.state !== '' || (region.country !== '' && !unitedStates.test(region.country));
  return known && stateCode(region) === undefined;
}

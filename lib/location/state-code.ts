/** The five states we serve. Source: specification, section 5. */
export const stateNames = {
  MN: 'Minnesota',
  WI: 'Wisconsin',
  IA: 'Iowa',
  ND: 'North Dakota',
  SD: 'South Dakota',
} as const;

export type StateCode = keyof typeof stateNames;

/** The codes of the states we serve, in the specification's order. */
export const stateCodes = ['MN', 'WI', 'IA', 'ND', 'SD'] as const satisfies readonly StateCode[];

type Region = { state: string; country: string };

// Elsewhere "SD" or "IA" mean other places. Services spell the country in these ways.
const unitedStates = /^(us|usa|united states)\b/i;

/** The code of a state we serve ("Minnesota", "mn" or "US-MN"); undefined for all others. */
export function stateCode({ state, country }: Region): StateCode | undefined {
  if (country && !unitedStates.test(country)) return undefined;
  const region = state.toLowerCase().replace(/^us-/, '');
  return stateCodes.find((code) => [code, stateNames[code]].some((name) => name.toLowerCase() === region));
}

/** Whether the visitor is known to be outside the states we serve. */
export function isOutsideServedStates(region: Region): boolean {
  const known = region.state !== '' || (region.country !== '' && !unitedStates.test(region.country));
  return known && stateCode(region) === undefined;
}

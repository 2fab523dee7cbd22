/** The five states we may serve. Source: specification, section 5. */
export const stateCodes = ['MN', 'WI', 'IA', 'ND', 'SD'] as const;

export type StateCode = (typeof stateCodes)[number];

export const stateNames = {
  MN: 'Minnesota',
  WI: 'Wisconsin',
  IA: 'Iowa',
  ND: 'North Dakota',
  SD: 'South Dakota',
} as const satisfies Record<StateCode, string>;

/** Matches the ways in which providers write the United States, such as "United States of America (the)". */
const unitedStates = /^(usa?|united states( of america( \(the\))?)?)$/i;

/** Whether a country is known and isn't the United States. "SD" and "IA" are other places in other countries. */
export const isAbroad = (country: string) => country !== '' && !unitedStates.test(country);

/** Returns the code of one of the five states ("Minnesota", "mn", or "US-MN"), or undefined for any other place. */
export function stateCode({ state, country }: { state: string; country: string }): StateCode | undefined {
  if (isAbroad(country)) return undefined;
  const region = state.toLowerCase().replace(/^us-/, '');
  return stateCodes.find((code) => [code, stateNames[code]].some((name) => name.toLowerCase() === region));
}

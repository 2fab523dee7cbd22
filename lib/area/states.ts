/** The five states of the specification, section 5, in its order. */
export const stateCodes = ['MN', 'WI', 'IA', 'ND', 'SD'] as const;

export type StateCode = (typeof stateCodes)[number];

export const stateNames = {
  MN: 'Minnesota',
  WI: 'Wisconsin',
  IA: 'Iowa',
  ND: 'North Dakota',
  SD: 'South Dakota',
} as const satisfies Record<StateCode, string>;

// In other countries, "SD" or "IA" mean other places. Services write the United States in these ways.
export const unitedStates = /^(us|usa|united states( of america)?( \(the\))?)$/i;

/** Returns the code of one of the five states ("Minnesota", "mn", or "US-MN"), or undefined for any other place. */
export function stateCode({ state, country }: { state: string; country: string }): StateCode | undefined {
  if (country && !unitedStates.test(country)) return undefined;
  const region = state.toLowerCase().replace(/^us-/, '');
  return stateCodes.find((code) => [code, stateNames[code]].some((name) => name.toLowerCase() === region));
}

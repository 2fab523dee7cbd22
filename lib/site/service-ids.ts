/** The services that a business can offer. Ads link to these ids, and each has a drawing with its id. */
export const serviceIds = [
  'refrigerator',
  'washer-dryer',
  'dishwasher',
  'oven-range',
  'microwave',
  'small-appliances',
] as const;

export type ServiceId = (typeof serviceIds)[number];

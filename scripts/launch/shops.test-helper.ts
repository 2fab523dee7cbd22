import sharp from 'sharp';

/** Another shop on its launch day. Every text that it doesn't bring is still the sample's. */
export type Shop = {
  /** All of business.json. A form saves a cleared field as an empty text. */
  business: Record<string, unknown> & { name: string };
  /** The services it offers, with their prices. */
  prices: Record<string, number>;
  /** The neighborhoods and towns it serves, with their cities and ZIP codes. */
  areas: [name: string, city: string, zip: string][];
  testimonials: Record<string, unknown>[];
  about: Record<string, unknown>;
  brand: Record<string, unknown> & { mark: string };
  /** The files of its pictures, by name. */
  pictures: () => Promise<Record<string, string | Buffer>>;
  /** Matches claims and promises that it doesn't make. */
  notItsOwn: RegExp;
  /** Texts that its site has. */
  shown: string[];
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer();

/**
 * It serves six neighborhoods of a city in another state, and three towns. Of what is optional, it has only a photo, a map,
 * and a tax rate for another state.
 */
const agateBay: Shop = {
  business: {
    name: 'Agate Bay Appliance Care',
    siteAddress: 'https://www.agatebayappliance.com',
    phone: '(218) 727-3946',
    license: '',
    address: { city: 'Superior', state: 'WI', zipCode: '54880' },
    hours: [
      { days: weekdays, opens: '08:00', closes: '17:30' },
      { days: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
    taxPercent: 8.875,
    taxPercentByState: [{ state: 'WI', percent: 5.5 }],
    claims: { warrantyDays: 120, cancellationHours: 4 },
    statesServed: ['MN', 'WI'],
  },
  prices: {
    refrigerator: 59,
    'washer-dryer': 115,
    dishwasher: 115,
    'oven-range': 115,
    'small-appliances': 115,
  },
  areas: [
    ['Lakeside', 'Duluth', '55804'],
    ['Woodland', 'Duluth', '55803'],
    ['Kenwood', 'Duluth', '55811'],
    ['Lincoln Park', 'Duluth', '55806'],
    ['Canal Park', 'Duluth', '55802'],
    ['Hillside', 'Duluth', '55805'],
    ['Hermantown', 'Hermantown', '55811'],
    ['Proctor', 'Proctor', '55810'],
    ['Superior', 'Superior', '54880'],
  ],
  // A form saves an entry like this if it was added and left empty.
  testimonials: [{}],
  about: {
    mission: 'To repair what can be repaired.',
    story: ['It began in a garage by the lake.'],
    certifications: [{ name: 'EPA Section 608', text: 'Held by all four technicians, nos. 101 to 104.' }],
  },
  brand: {
    mark: 'agate-bay.svg',
    showName: false,
    accent: '#7a1f2b',
    photo: [{ file: 'anna.jpg', description: 'Anna at her bench.', focus: 'top' }],
    map: [{ file: 'duluth.jpg', description: 'Map of Duluth and Superior.' }],
  },
  // A logo as Canva exports it, a photo from a phone, and a scanned map.
  pictures: async () => ({
    'agate-bay.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="500" zoomAndPan="magnify" viewBox="0 0 40 9" height="120"><path fill="#234" d="M0 0h40v9z"/></svg>`,
    'anna.jpg': await jpeg(1400, 1900),
    'duluth.jpg': await jpeg(900, 600),
  }),
  notItsOwn:
    /Minnesota law|by text|text or email|second (appliance|trip)|cards, checks|arrival window|credited|years in business/i,
  shown: ['Duluth, Hermantown, Proctor, and Superior', '9 neighborhoods and towns', 'the request by phone.'],
};

/** Its name has an accent, an apostrophe and “Repair”. It has two days off in a row, a vacation, and one review. */
const ibanez: Shop = {
  business: {
    name: "Ibáñez & Sons' Appliance Repair",
    siteAddress: 'https://www.ibanezandsons.com',
    phone: '(715) 834-2201',
    email: 'office@ibanezandsons.com',
    address: {
      street: '1204 Menomonie Street',
      city: 'Eau Claire',
      state: 'WI',
      zipCode: '54703',
      latitude: 44.80513,
      longitude: -91.52154,
    },
    hours: [
      { days: weekdays.slice(1), opens: '08:00', closes: '17:00' },
      { days: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
    closedDates: [{ from: '2026-12-24', to: '2026-12-28', reason: 'vacation' }],
    paymentMethods: ['checks', 'cash'],
    replyMinutes: 60,
    arrivalWindowHours: 3,
    feeCredit: 'credited',
    secondAppliancePrice: 45,
    taxPercent: 5.5,
    claims: { yearsInBusiness: '32', warrantyDays: 180, cancellationHours: 24 },
    brands: ['Speed Queen', 'Whirlpool'],
    serviceRadiusMiles: 40,
    statesServed: ['WI'],
  },
  prices: { refrigerator: 96, 'washer-dryer': 82, dishwasher: 82, 'oven-range': 96 },
  areas: [
    ['Eau Claire', 'Eau Claire', '54701'],
    ['Altoona', 'Altoona', '54720'],
    ['Chippewa Falls', 'Chippewa Falls', '54729'],
    ['Menomonie', 'Menomonie', '54751'],
    ['Elk Mound', 'Elk Mound', '54739'],
  ],
  testimonials: [
    {
      name: 'Gail R.',
      location: 'Altoona',
      rating: 5,
      text: 'They came on a Tuesday, and the dryer has run since.',
    },
  ],
  about: {
    mission: 'To keep good machines out of the landfill.',
    story: ['Ramón Ibáñez opened the shop, and his two sons run it.'],
    certifications: [],
  },
  brand: { mark: 'ibanez.jpg', showName: true, accent: '#1d4a2f', photo: [] },
  // The profile picture of a social network.
  pictures: async () => ({ 'ibanez.jpg': await jpeg(600, 600) }),
  notItsOwn:
    /Minnesota|by text|text or email|second trip|cards, checks|rating from|license|certifi|small appliances/i,
  shown: [
    'Eau Claire, Altoona, and 3 other towns',
    'our 5 towns',
    'the request by email or phone.',
    '32 years',
  ],
};

export const shops = [agateBay, ibanez];

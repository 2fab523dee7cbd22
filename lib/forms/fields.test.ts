import { informationFields } from '@/lib/booking/fields';
import { preferredTimes, windowOf } from '@/lib/booking/preferred-times';
import { controlAttributes } from './attributes';
import { contactFields, quoteFields } from './enquiry-fields';
import { emptyAnswers } from './field';

describe('the fields of step 2', () => {
  const fields = Object.values(informationFields);

  test('are the eleven of the specification, in its order', () => {
    expect(fields.map(({ name }) => name)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
      'city',
      'state',
      'zipCode',
      'preferredDate',
      'preferredTime',
      'problemDescription',
    ]);
  });

  test('only date, time and problem are optional', () => {
    const optional = fields.filter(({ required }) => !required).map(({ name }) => name);
    expect(optional).toEqual(['preferredDate', 'preferredTime', 'problemDescription']);
  });

  test('offer the five states and the four times', () => {
    expect(informationFields.state.options).toEqual(['MN', 'WI', 'IA', 'ND', 'SD']);
    expect(informationFields.preferredTime.options).toEqual(['morning', 'afternoon', 'evening', 'asap']);
  });

  test('have unique autofill tokens', () => {
    const tokens = fields.flatMap((field) => ('autoComplete' in field ? [field.autoComplete] : []));
    expect(tokens).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
      'address-line1',
      'address-level2',
      'address-level1',
      'postal-code',
    ]);
  });
});

test('phones capitalize names and do not autocorrect them', () => {
  const name = { autoCapitalize: 'words', autoCorrect: 'off' };
  for (const field of [informationFields.firstName, informationFields.lastName, quoteFields.name])
    expect(controlAttributes(field)).toMatchObject(name);
  expect(controlAttributes(informationFields.address)).not.toHaveProperty('autoCorrect');
});

test.each([
  ['step 2', informationFields],
  ['the quote form', quoteFields],
  ['the contact form', contactFields],
])('in %s every key equals the name of its field', (_form, fields) => {
  expect(Object.values(fields).map(({ name }) => name)).toEqual(Object.keys(fields));
  expect(Object.keys(emptyAnswers(fields))).toEqual(Object.keys(fields));
  expect(Object.values(emptyAnswers(fields)).every((value) => value === '')).toBe(true);
});

test('the quote form has six fields, the contact form seven, and none is required', () => {
  expect(Object.keys(quoteFields)).toEqual([
    'name',
    'phone',
    'email',
    'applianceType',
    'problemDescription',
    'preferredServiceDate',
  ]);
  expect(Object.keys(contactFields).slice(0, 2)).toEqual(['firstName', 'lastName']);
  expect(Object.keys(contactFields).slice(2)).toEqual(Object.keys(quoteFields).slice(1));
  const all = [...Object.values(quoteFields), ...Object.values(contactFields)];
  expect(all.some(({ required }) => required)).toBe(false);
});

test.each([
  ['morning', { starts: '08:00', ends: '12:00' }],
  ['afternoon', { starts: '12:00', ends: '17:00' }],
  ['evening', { starts: '17:00', ends: '20:00' }],
  ['asap', undefined],
  ['', undefined],
] as const)('%j means the hours %j', (id, window) => expect(windowOf(id)).toEqual(window));

test('no window ends before it starts', () => {
  for (const { window } of preferredTimes) if (window) expect(window.starts < window.ends).toBe(true);
});

describe('the attributes of controls', () => {
  test('an input gets the limits and keyboard of its field', () => {
    expect(controlAttributes(informationFields.email)).toEqual({
      name: 'email',
      required: true,
      maxLength: 200,
      autoComplete: 'email',
      inputMode: 'email',
      enterKeyHint: 'next',
    });
  });

  test('the earliest date stays out of prerendered HTML, where it would be the build date', () => {
    expect(controlAttributes(informationFields.preferredDate)).not.toHaveProperty('min');
    expect(controlAttributes(informationFields.preferredDate, { minDate: '2026-03-09' })).toEqual({
      name: 'preferredDate',
      required: false,
      min: '2026-03-09',
      max: '9999-12-31',
    });
  });

  test('selects and text areas get only the attributes they support', () => {
    expect(controlAttributes(informationFields.state)).toEqual({
      name: 'state',
      required: true,
      autoComplete: 'address-level1',
    });
    expect(controlAttributes(informationFields.problemDescription)).toEqual({
      name: 'problemDescription',
      required: false,
      maxLength: 2000,
      inputMode: 'text',
      enterKeyHint: 'enter',
    });
  });
});

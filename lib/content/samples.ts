import type { z } from 'zod';
import shippedValues from './frozen/shipped.json';
import { labelOf } from './paths';
import type { Remark } from './remarks';
import { forms, type Form, type jsonFiles } from './schemas/files';

/** The typed values of each file, by its name. “brand.json logo” and “brand.json map” are hashes of pictures. */
export type Written = Readonly<Record<string, unknown>>;

/** The names that lead to each value of `T`, with spaces between them. Items of a list have the name of the list. */
type Names<T> = T extends readonly (infer Item)[]
  ? Names<Item>
  : T extends object
    ? { [K in keyof T & string]: K | `${K} ${Names<T[K]>}` }[keyof T & string]
    : never;

type Files = { [File in keyof typeof jsonFiles]: z.input<(typeof jsonFiles)[File]> };

/** A field of a file: "business.json address street". */
type Field =
  | { [File in keyof Files]: `${File} ${Names<Files[File]>}` }[keyof Files]
  | `brand.json ${'logo' | 'map'}`;

/** The samples that nobody can confirm, because they are true only of the sample shop, and what to do about each. */
const neverTrue: Readonly<Record<string, string>> = {
  'business.json name': 'It’s on every page. Enter your own.',
  'business.json siteAddress': 'No site can have this address. Enter your own.',
  'business.json phone':
    'Numbers with 555-01 are reserved for fiction, so nobody can call it. Enter your own.',
  'business.json email': 'Nobody receives this email. Enter your own, or leave it out.',
  'business.json address street': 'Your shop isn’t there. Enter your own, or leave it out.',
  'business.json license':
    'A license that you don’t have misleads customers. Enter your own, or leave it out.',
  'business.json insurance':
    'A policy that you don’t have misleads customers. Enter your own, or leave it out.',
  'brand.json logo': 'This is the sample shop’s logo. Use your own.',
  'brand.json map': 'It shows the sample shop and its neighborhoods. Use your own, or leave it out.',
  'testimonials.json testimonials name': 'This isn’t a customer. Enter real reviews, or leave them out.',
  'testimonials.json testimonials text':
    'No customer wrote this, so it’s illegal to call it a review (16 CFR 465). Enter real ones, or leave them out.',
  'about.json story': 'The sample story isn’t yours. Write your own.',
  'about.json certifications text':
    'The sample certificate isn’t yours. Write your own, or leave out the certification.',
} satisfies Partial<Record<Field, string>>;

/** A value in a file. `field` has the file and the names that lead to the value: "business.json address street". */
type Value = { field: string; text: string };

/** Lists every value in the files, and every paragraph of the Markdown files, spaced in one way. */
const valuesIn = (files: Written): Value[] =>
  Object.entries(files).flatMap(([name, value]) =>
    valuesAt(name, name.endsWith('.md') ? String(value).split(/\n\s*\n/) : value),
  );

function valuesAt(field: string, value: unknown): Value[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(field, item));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => valuesAt(`${field} ${name}`, item));
  const text = String(value).trim().replace(/\s+/g, ' ');
  return text === '' || value === false || value === null ? [] : [{ field, text }];
}

type Shipped = Readonly<Record<string, readonly string[]>>;

const shipped: Shipped = shippedValues;

const isShipped = ({ field, text }: Value) => shipped[field]?.includes(text) ?? false;

/** Adds these files to what has shipped. We never remove a value, because an owner may still have an old sample. */
export function shippedWith(files: Written): Shipped {
  const all: Record<string, string[]> = structuredClone(shippedValues);
  for (const value of valuesIn(files)) {
    const isAsked = value.field in neverTrue || forms.some((form) => !form.isOwn && isIn(form, value));
    if (isAsked && !all[value.field]?.includes(value.text)) (all[value.field] ??= []).push(value.text);
  }
  return all;
}

/** Decides what pages must mark as a sample, because it would be a false claim about a person or a license. */
export function samplesToMark(files: Written) {
  const samples = valuesIn(files).filter(isShipped);
  const has = (...fields: Field[]) => fields.some((wanted) => samples.some(({ field }) => field === wanted));
  return {
    credentials: has('business.json license', 'business.json insurance'),
    story: has('about.json story'),
    certifications: has('about.json certifications text'),
    testimonials: has('testimonials.json testimonials name', 'testimonials.json testimonials text'),
  };
}

function isIn({ file, fields }: Form, { field }: Value): boolean {
  const [valueFile, topField = ''] = field.split(' ');
  return valueFile === file && (fields?.includes(topField) ?? true);
}

/** Lists the facts that can't be true of another shop, and the forms with samples that the owner hasn't confirmed. */
export function sampleRemarks(files: Written, confirmed: readonly string[]): Remark[] {
  const samples = valuesIn(files).filter(isShipped);
  return forms.flatMap((form) => {
    const inForm = samples.filter((value) => isIn(form, value));
    const fields = [...new Set(inForm.map(({ field }) => field))].filter((field) => field in neverTrue);
    const left = inForm.filter(({ field }) => !(field in neverTrue)).map(({ text }) => text);
    const needsConfirmation = left.length > 0 && !form.isOwn && !confirmed.includes(form.title);
    return [...fields.map(ownRemark), ...(needsConfirmation ? [formRemark(form, left)] : [])];
  });
}

function ownRemark(field: string): Remark {
  const [file, ...names] = field.split(' ');
  const where = `content/${file}: ${names.map(labelOf).join(' → ')}`;
  return { where, wrong: 'is still the sample.', remedy: neverTrue[field] ?? '', when: 'launch' };
}

function formRemark({ title, file }: Form, samples: readonly string[]): Remark {
  const [longest = ''] = samples.toSorted((a, b) => b.length - a.length);
  const example = longest.length > 60 ? `${longest.slice(0, 60)}…` : longest;
  const lawyer = file.endsWith('.md') ? 'Have a lawyer read the draft. ' : '';
  return {
    where: `content/${file}: ${title}`,
    wrong: `still has values of the sample, for example “${example}”.`,
    remedy: `${lawyer}Replace what isn’t true of your business. Then confirm “${title}” in the Launch form (launch.json).`,
    when: 'launch',
  };
}

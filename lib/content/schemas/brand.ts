import { z } from 'zod';
import { emptyIfNone, line } from './text';
import { contrastOf, readableShade, type Scheme } from '@/lib/content/accent';

/** A color (#rrggbb) that makes text readable on the pages in light or dark mode. */
const color = (scheme: Scheme) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be # and six digits or letters from a to f', abort: true })
    .superRefine((hex, context) => {
      const contrast = contrastOf(hex, scheme);
      if (contrast >= 7) return;
      const message = `has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1 with the ${scheme} pages, but text needs 7:1`;
      const remedy = `Use "${readableShade(hex, scheme)}", the nearest shade that works.`;
      context.addIssue({ code: 'custom', message, params: { remedy } });
    });

/** The message for a wrong file name. Some hosts distinguish capital letters, and a space breaks links. */
const inLowercase = (example: string) =>
  `must be a file in content/ without spaces or capital letters in its name, such as ${example}. Rename the file`;

const photo = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9_-]+\.(jpe?g|png|webp)$/, inLowercase('van.jpg, .png or .webp'))
    .describe('A photo in content/, at least 1,280 pixels wide. For example, van.jpg.'),
  description: line(160).describe('What the photo shows, for people who can’t see it.'),
  focus: z
    .enum(['top', 'center', 'bottom'])
    .default('center')
    .describe('Which part to keep when the photo is cropped. Choose the top if there’s a face.'),
});

export const brandSchema = z.strictObject({
  mark: z
    .string()
    .regex(/^[a-z0-9_-]+\.(svg|png|jpe?g)$/, inLowercase('logo.svg, .png or .jpg'))
    .meta({ title: 'Logo', description: 'An SVG, PNG, or JPEG file in content/. For example, logo.svg.' }),
  // This is required, because Pages CMS saves an absent one as false.
  showName: z
    .boolean()
    .meta({ title: 'Name next to the logo', description: 'Choose yes unless the name is in the logo.' }),
  accent: color('light').meta({
    title: 'Color',
    description: 'The color of buttons, written as # and six digits or letters from a to f.',
  }),
  accentDark: color('dark').optional().meta({
    title: 'Color in dark mode',
    description:
      'Leave this empty and we choose a lighter shade. Otherwise, write # and six digits or letters from a to f.',
  }),
  // The photo is a list, because Pages CMS keeps a group in the file even if staff clear all of it.
  photo: z
    .array(photo)
    .max(1)
    .default([])
    .transform(([first]) => first)
    .describe(`A photo that replaces the drawings on the home page and the About page. ${emptyIfNone}`),
});

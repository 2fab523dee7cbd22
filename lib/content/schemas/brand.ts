import { z } from 'zod';
import { line } from './text';
import { contrastOf, readableShade, type Scheme } from '@/lib/content/accent';

/** A color that text may have on the pages in light or dark mode, as a designer writes it. */
const color = (scheme: Scheme) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be # and six digits or letters from a to f', abort: true })
    .superRefine((hex, context) => {
      const contrast = contrastOf(hex, scheme);
      if (contrast >= 7) return;
      const message = `has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1 to the ${scheme} pages, but text needs 7:1`;
      const remedy = `The nearest shade that works: "${readableShade(hex, scheme)}".`;
      context.addIssue({ code: 'custom', message, params: { remedy } });
    });

/** The mistake of a file's name. Some hosts tell capitals apart, and a space breaks links. */
const inLowercase = (such: string) =>
  `must be the name of a file in content/ without spaces and capitals, such as ${such}: rename the file`;

const photo = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9_-]+\.(jpe?g|png|webp)$/, inLowercase('van.jpg, .png or .webp'))
    .describe('A photo in content/, at least 1,280 pixels wide, such as van.jpg.'),
  description: line(160).describe('What it shows, for people who cannot see it.'),
  focus: z
    .enum(['top', 'center', 'bottom'])
    .default('center')
    .describe('What must stay in sight where the photo is cut, such as the top for a face.'),
});

export const brandSchema = z.strictObject({
  mark: z
    .string()
    .regex(/^[a-z0-9_-]+\.(svg|png|jpe?g)$/, inLowercase('logo.svg, .png or .jpg'))
    .meta({ title: 'Logo', description: 'An SVG, PNG or JPEG file in content/, such as logo.svg.' }),
  // Required, because Pages CMS saves an absent one as false.
  showName: z.boolean().meta({ title: 'Name beside the logo', description: 'Yes, unless the logo has it.' }),
  accent: color('light').meta({ title: 'Color', description: 'Of buttons: # and six letters or digits.' }),
  accentDark: color('dark')
    .optional()
    .meta({ title: 'Color in dark mode', description: 'Empty for a shade, or # and six letters or digits.' }),
  // A list, because Pages CMS keeps a group in the file even if all of it is cleared.
  photo: z
    .array(photo)
    .max(1)
    .default([])
    .transform(([first]) => first)
    .describe('One, in place of the drawings on the home page and About; none is fine.'),
});

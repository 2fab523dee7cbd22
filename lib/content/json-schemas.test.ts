import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fileNames } from './content-files';
import { jsonSchemas } from './json-schemas';
import { walk } from './walk';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join('content', file), 'utf8'));

test.each(Object.entries(jsonSchemas()))(
  'what editors know of %s is what the build checks',
  (name, schema) => {
    // When this fails: npx tsx scripts/write-content-schemas.mts
    expect(read(`.schemas/${name}`)).toEqual(schema);
  },
);

test.each(fileNames.filter((file) => file.endsWith('.json')))('an editor finds the schema of %s', (file) => {
  const { $schema } = z.looseObject({ $schema: z.string() }).parse(read(file));
  expect(path.normalize($schema)).toBe(path.join('.schemas', file.replace('.json', '.schema.json')));
});

test('an editor explains every text, number and choice', () => {
  const unexplained = Object.entries(jsonSchemas()).flatMap(([name, schema]) =>
    [...walk(schema)]
      .filter(({ path: at }) => at.at(-2) === 'properties' && at.at(-1) !== '$schema')
      .filter(({ value }) => {
        const { type, description } = z
          .looseObject({ type: z.string().optional(), description: z.string().optional() })
          .parse(value);
        return type !== 'object' && type !== 'array' && !description;
      })
      .map(({ path: at }) => `${name} ${at.filter((key) => key !== 'properties').join('.')}`),
  );
  expect(unexplained.filter((place) => !place.endsWith('.value'))).toEqual([]);
});

import { z } from 'zod';
import type { Path } from './field-in-words';

type Schema = z.core.$ZodType;

/** The schema without what makes it optional or gives it a default. */
function inside(schema: Schema): Schema {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? inside(schema.unwrap()) : schema;
}

function child(schema: Schema, key: PropertyKey): Schema | undefined {
  const plain = inside(schema);
  if (plain instanceof z.ZodArray) return plain.element;
  if (plain instanceof z.ZodObject) return plain.shape[String(key)];
  return undefined;
}

/** The schemas from the file's own down to the one at `path`; shorter when the path leads nowhere. */
function along(schema: Schema, path: Path): Schema[] {
  const found = [schema];
  for (const key of path) {
    const next = child(found.at(-1) ?? schema, key);
    if (!next) break;
    found.push(next);
  }
  return found;
}

/** The names that an object at `path` may have; empty when the schema has no object there. */
export function knownNames(schema: Schema, path: Path): string[] {
  const steps = along(schema, path);
  const last = steps.at(-1);
  const plain = last && steps.length === path.length + 1 ? inside(last) : undefined;
  return plain instanceof z.ZodObject ? Object.keys(plain.shape).filter((name) => name !== '$schema') : [];
}

/** What the schema says in words about the field at `path`, or about the one that it stands in. */
export function description(schema: Schema, path: Path): string | undefined {
  const steps = along(schema, path).slice(1);
  return steps
    .slice(-2)
    .map((step) => z.globalRegistry.get(step)?.description ?? z.globalRegistry.get(inside(step))?.description)
    .findLast((words) => words !== undefined);
}

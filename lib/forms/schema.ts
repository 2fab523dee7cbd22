// Made of zod's core classes, which zod documents for libraries. `zod/mini` reads better, but the bundler keeps
// most of its helpers: 8 KiB more for each visitor. Core schemas have no methods: pass them to `parse` and
// `safeParse` of `zod/v4/core`, or in forms to the Standard Schema resolver.
import {
  $ZodCheckOverwrite,
  $ZodCustom,
  $ZodObject,
  $ZodString,
  $ZodTransform,
  type $ZodShape,
  type ParsePayload,
} from 'zod/v4/core';

/** An object with these fields; all others are dropped. */
export function object<Shape extends $ZodShape>(shape: Shape): $ZodObject<Shape>;
export function object(shape: $ZodShape): $ZodObject {
  return new $ZodObject({ type: 'object', shape });
}

/** Text that `fits` once it is trimmed. */
export function trimmed(fits: (text: string) => boolean): $ZodString<string>;
export function trimmed(fits: (text: string) => boolean): $ZodString {
  const trim = new $ZodCheckOverwrite({ check: 'overwrite', tx: (text) => String(text).trim() });
  return new $ZodString({ type: 'string', checks: [trim, custom(fits)] });
}

/** Any value that `fits`. */
export function custom<Value>(fits: (value: Value) => boolean): $ZodCustom<Value, Value>;
export function custom(fits: (value: unknown) => boolean): $ZodCustom {
  return new $ZodCustom({ type: 'custom', check: 'custom', fn: fits });
}

/** What `read` makes of any value. To refuse one, `read` adds an issue. */
export function transform<Output>(
  read: (value: unknown, payload: ParsePayload) => Output,
): $ZodTransform<Output, unknown>;
export function transform(read: (value: unknown, payload: ParsePayload) => unknown): $ZodTransform {
  return new $ZodTransform({ type: 'transform', transform: read });
}

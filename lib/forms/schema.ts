// Built on zod's core classes, which zod documents for libraries. `zod/mini` reads better, but most
// of it survives tree shaking: 8 KiB more for every visitor. Core schemas have no methods: use
// `parse` and `safeParse` from `zod/v4/core`, or the Standard Schema resolver in forms.
import {
  $ZodCheckOverwrite,
  $ZodCustom,
  $ZodObject,
  $ZodString,
  $ZodTransform,
  type $ZodShape,
  type ParsePayload,
} from 'zod/v4/core';

/** An object with these fields; unknown keys are dropped. */
export function object<Shape extends $ZodShape>(shape: Shape): $ZodObject<Shape>;
export function object(shape: $ZodShape): $ZodObject {
  return new $ZodObject({ type: 'object', shape });
}

/** A string that passes `fits` after trimming. */
export function trimmed(fits: (text: string) => boolean): $ZodString<string>;
export function trimmed(fits: (text: string) => boolean): $ZodString {
  const trim = new $ZodCheckOverwrite({ check: 'overwrite', tx: (text) => String(text).trim() });
  return new $ZodString({ type: 'string', checks: [trim, custom(fits)] });
}

/** Any value that passes `fits`. */
export function custom<Value>(fits: (value: Value) => boolean): $ZodCustom<Value, Value>;
export function custom(fits: (value: unknown) => boolean): $ZodCustom {
  return new $ZodCustom({ type: 'custom', check: 'custom', fn: fits });
}

/** Converts any value with `read`, which adds an issue to reject it. */
export function transform<Output>(
  read: (value: unknown, payload: ParsePayload) => Output,
): $ZodTransform<Output, unknown>;
export function transform(read: (value: unknown, payload: ParsePayload) => unknown): $ZodTransform {
  return new $ZodTransform({ type: 'transform', transform: read });
}

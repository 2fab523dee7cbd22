/** How large a file is on its way to the browser. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { TEXT_TYPES } from '../site-files.mjs';

/** Below this, compressing makes a file larger or saves nothing that counts; hosts leave such files alone. In bytes. */
const WORTH_PACKING = 256;

/**
 * A text as hosts store it compressed: brotli at its highest level, 11. Other files are compressed by their own format.
 * @param {Buffer} body
 * @param {boolean} isText
 * @returns {{ body: Buffer, isPacked: boolean }}
 */
export function pack(body, isText) {
  if (!isText || body.length < WORTH_PACKING) return { body, isPacked: false };
  const packed = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return packed.length < body.length ? { body: packed, isPacked: true } : { body, isPacked: false };
}

/**
 * @param {string} file path of a file
 * @returns {number} bytes of its body as sent; headers are not in it
 */
export function wireSize(file) {
  return pack(readFileSync(file), extname(file) in TEXT_TYPES).body.length;
}

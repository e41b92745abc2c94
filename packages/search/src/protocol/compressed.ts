import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

const brotliBeside = promisify(brotliCompress)
const gzipBeside = promisify(gzip)

/** Shorter answers fit a few packets as they are. Letters. */
const worthwhile = 2_000
/** A page takes a tenth of a millisecond, less than handing it to another thread and back does. Bytes. */
const quick = 256_000

/** The best form a browser takes. */
export function compressionFor(accepted: string | undefined, length: number): Encoding {
  if (length < worthwhile || !accepted) return 'identity'
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** An answer is sent once, so it is compressed as fast as can be. */
export function compressed(text: string, encoding: Encoding): Buffer | Promise<Buffer> {
  const body = Buffer.from(text)
  const isQuick = body.length <= quick
  if (encoding === 'br') return isQuick ? brotliCompressSync(body, fastBrotli(body.length)) : brotliBeside(body, fastBrotli(body.length))
  if (encoding === 'gzip') return isQuick ? gzipSync(body, { level: 1 }) : gzipBeside(body, { level: 1 })
  return body
}

const fastBrotli = (size: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

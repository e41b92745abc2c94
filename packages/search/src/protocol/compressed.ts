import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Shorter answers fit a few packets as they are. Letters. */
const worthwhile = 2_000

/** The best form a browser takes. */
export function compressionFor(accepted: string | undefined, length: number): Encoding {
  if (length < worthwhile || !accepted) return 'identity'
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** An answer is sent once: compressed as fast as can be, beside the event loop. */
export async function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  const body = Buffer.from(text)
  if (encoding === 'br')
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
  return encoding === 'gzip' ? gzipped(body, { level: 1 }) : body
}

import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Decompresses a body of which only the compressed form is cached. */
export const decoded: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

/** A few milliseconds a page for a fifth less than gzip; or as small as can be, for which a second is not too long. */
const qualities = { soon: 5, small: 11 } as const

/** A body in the form a browser takes. */
export function encoded(body: Buffer, encoding: Encoding, aim: keyof typeof qualities = 'soon'): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: qualities[aim], [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    case 'gzip':
      return gzipped(body, { level: 6 })
    case 'identity':
      return Promise.resolve(body)
  }
}

/** Answers too small or of a kind that is compressed already stay as they are. */
export function isCompressible(contentType: string, size: number): boolean {
  return size >= 1000 && /^(?:text\/|application\/(?:javascript|json|manifest\+json|ld\+json|xml)|image\/svg)/.test(contentType)
}

/** The best form a browser takes. */
export function encodingFor(accepted: string | undefined, contentType: string, size: number): Encoding {
  if (!isCompressible(contentType, size)) return 'identity'
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '')) return 'br'
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '') ? 'gzip' : 'identity'
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A body in the form a browser takes. Done once a page, so brotli may take a few milliseconds for a fifth less. */
export function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    case 'gzip':
      return gzipped(body, { level: 6 })
    case 'identity':
      return Promise.resolve(body)
  }
}

/** The best form a browser takes; answers too small or of a kind that is compressed already stay as they are. */
export function encodingFor(accepted: string | undefined, contentType: string, size: number): Encoding {
  if (size < 1000 || !/^(?:text\/|application\/(?:javascript|json|manifest\+json|ld\+json|xml)|image\/svg)/.test(contentType))
    return 'identity'
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '')) return 'br'
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '') ? 'gzip' : 'identity'
}

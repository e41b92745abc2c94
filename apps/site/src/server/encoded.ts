import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Decompresses a body that is stored in compressed form only. */
export const decoded: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

/** Brotli levels: fast (a few milliseconds, a fifth smaller than gzip), and smallest (up to a second). */
const qualities = { soon: 5, small: 11 } as const

/** Encodes a body for a browser. */
export function encoded(body: Buffer, encoding: Encoding, goal: keyof typeof qualities = 'soon'): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: qualities[goal], [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    case 'gzip':
      return gzipped(body, { level: 6 })
    case 'identity':
      return Promise.resolve(body)
  }
}

/** Small or already compressed responses are not compressed. */
export function isCompressible(contentType: string, size: number): boolean {
  return size >= 1000 && /^(?:text\/|application\/(?:javascript|json|manifest\+json|ld\+json|xml)|image\/svg)/.test(contentType)
}

/** Negotiates the best encoding. */
export function encodingFor(accepted: string | undefined, contentType: string, size: number): Encoding {
  if (!isCompressible(contentType, size)) return 'identity'
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '')) return 'br'
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '') ? 'gzip' : 'identity'
}

/** A cached body with its encodings. */
export interface BodyEncodings {
  /** The encoded body; compressed on first use. */
  get(encoding: Encoding): Promise<Buffer>
  /** Drops the uncompressed form, which saves four fifths of the memory; maximum compression for immutable bodies. */
  compress(isImmutable: boolean): Promise<void>
  /** Memory of all encodings. */
  readonly bytes: number
}

/** Cache of decompressed bodies for clients without compression, such as monitors. Bytes. */
const maxPlainBytes = 8 * 1024 * 1024

/** Creates cached bodies; `onSizeChange` is called when their memory changes. */
export function createBodyEncodings(): (body: Buffer, onSizeChange: () => void) => BodyEncodings {
  /** Decompression is the most expensive part of serving a cached page, so results are cached for a while. */
  const plainBodies = new LRUCache<object, Buffer>({ maxSize: maxPlainBytes, sizeCalculation: (plain) => plain.length + 1 })

  return (body, onSizeChange) => {
    const encodedBodies = new Map<Encoding, Promise<Buffer>>()
    const owner = {}
    /** Null once a compressed form exists. */
    let plain: Buffer | null = body
    let bytes = body.length

    const grow = (by: number) => {
      bytes += by
      onSizeChange()
    }
    const getPlain = async (): Promise<Buffer> => {
      if (plain) return plain
      const decompressed = plainBodies.get(owner) ?? (await decoded(await (encodedBodies.get('br') as Promise<Buffer>)))
      plainBodies.set(owner, decompressed)
      return decompressed
    }
    const get = (encoding: Encoding): Promise<Buffer> => {
      if (encoding === 'identity') return getPlain()
      const known = encodedBodies.get(encoding)
      if (known) return known
      const made = getPlain().then((one) => encoded(one, encoding))
      encodedBodies.set(encoding, made)
      made.then(
        (encodedBody) => grow(encodedBody.length),
        () => encodedBodies.delete(encoding),
      )
      return made
    }
    const compress = async (isImmutable: boolean): Promise<void> => {
      const compressed = await get('br')
      plain = null
      grow(-body.length)
      if (!isImmutable) return
      // The first request doesn't wait for maximum compression.
      const small = await encoded(body, 'br', 'small')
      encodedBodies.set('br', Promise.resolve(small))
      grow(small.length - compressed.length)
    }
    return {
      get,
      compress,
      get bytes() {
        return bytes
      },
    }
  }
}

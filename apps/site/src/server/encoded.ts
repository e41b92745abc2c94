import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Decompresses a body of which only the compressed form is cached. */
const decoded: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress)

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

/** A cached body, in the forms that were asked for so far. */
export interface BodyForms {
  /** The body in a form; compressed when it is first asked for. */
  get(encoding: Encoding): Promise<Buffer>
  /** Keeps only the compressed form, the smallest there is where the body never changes: four fifths of the memory are for other pages. */
  pack(isForEver: boolean): Promise<void>
  /** What all forms take. */
  readonly bytes: number
}

/** Plain forms of what was last asked for by clients that take no compressed one, such as monitors. Bytes. */
const mostPlainBytes = 8 * 1024 * 1024

/** Makes the forms of a body; `grown` hears when they take more or less memory than before. */
export function createBodyForms(): (body: Buffer, grown: () => void) => BodyForms {
  /** Decompressing costs more than everything else about a cached page: what was asked for plain is held for a while. */
  const plains = new LRUCache<object, Buffer>({ maxSize: mostPlainBytes, sizeCalculation: (plain) => plain.length + 1 })

  return (body, grown) => {
    const forms = new Map<Encoding, Promise<Buffer>>()
    const owner = {}
    /** Null once there is a compressed form to make it from again. */
    let plain: Buffer | null = body
    let bytes = body.length

    const grow = (by: number) => {
      bytes += by
      grown()
    }
    const getPlain = async (): Promise<Buffer> => {
      if (plain) return plain
      const again = plains.get(owner) ?? (await decoded(await (forms.get('br') as Promise<Buffer>)))
      plains.set(owner, again)
      return again
    }
    const get = (encoding: Encoding): Promise<Buffer> => {
      if (encoding === 'identity') return getPlain()
      const known = forms.get(encoding)
      if (known) return known
      const made = getPlain().then((one) => encoded(one, encoding))
      forms.set(encoding, made)
      made.then(
        (form) => grow(form.length),
        () => forms.delete(encoding),
      )
      return made
    }
    const pack = async (isForEver: boolean): Promise<void> => {
      const soon = await get('br')
      plain = null
      grow(-body.length)
      if (!isForEver) return
      // The first request doesn't wait for the best compression; later ones get it.
      const small = await encoded(body, 'br', 'small')
      forms.set('br', Promise.resolve(small))
      grow(small.length - soon.length)
    }
    return {
      get,
      pack,
      get bytes() {
        return bytes
      },
    }
  }
}

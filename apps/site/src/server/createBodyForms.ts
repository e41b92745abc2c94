import { LRUCache } from 'lru-cache'
import { decoded, type Encoding, encoded } from './encoded'

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

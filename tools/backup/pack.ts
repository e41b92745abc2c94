import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Bytes of one encrypted frame. */
const frameSize = 1024 * 1024
const magic = Buffer.from('FCPACK1\n')
const [idSize, saltSize, lengthSize, tagSize] = [8, 16, 4, 16]
const headSize = magic.length + idSize + saltSize
/** Marks the last frame in its length, so that a pack that was cut off at a frame is detected. */
const lastBit = 0x80000000

/** The key of all packs: 32 bytes, as 64 hexadecimal digits. */
export const parseKey = (text: string | undefined): Buffer => {
  if (!text) throw new Error('Set FORECOURT_BACKUP_KEY to 64 hexadecimal digits (openssl rand -hex 32), and keep a copy off this machine.')
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new Error('FORECOURT_BACKUP_KEY must be 64 hexadecimal digits (openssl rand -hex 32).')
  return Buffer.from(text, 'hex')
}

/** A name that hides the content it is derived from from readers without the key. */
export const hiddenName = (key: Buffer, content: string): string => createHmac('sha256', key).update(`name ${content}`).digest('hex')

const keyId = (key: Buffer) => createHmac('sha256', key).update('id').digest().subarray(0, idSize)
/** Each pack has its own key, derived from its name too, so that one pack can't pass for another. */
const packKey = (key: Buffer, salt: Buffer, name: string) => Buffer.from(hkdfSync('sha256', key, salt, `pack ${name}`, 32))

const nonceOf = (frame: number) => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(frame, 8)
  return nonce
}

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>

/** Cuts bytes into frames of one size; the last one may be shorter or empty. */
async function* framesOf(content: Bytes): AsyncGenerator<{ readonly bytes: Buffer; readonly last: boolean }> {
  let rest: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    rest.push(chunk)
    size += chunk.length
    if (size <= frameSize) continue
    let all = Buffer.concat(rest)
    for (; all.length > frameSize; all = all.subarray(frameSize)) yield { bytes: all.subarray(0, frameSize), last: false }
    rest = [all]
    size = all.length
  }
  yield { bytes: Buffer.concat(rest), last: true }
}

/** Encrypts bytes with AES-256-GCM in frames. Frame: length with the last bit (4 bytes), ciphertext, tag (16 bytes). */
export async function* seal(key: Buffer, name: string, content: Bytes): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltSize)
  const own = packKey(key, salt, name)
  yield Buffer.concat([magic, keyId(key), salt])
  let frame = 0
  for await (const { bytes, last } of framesOf(content)) {
    const length = Buffer.alloc(lengthSize)
    length.writeUInt32BE((last ? lastBit : 0) + bytes.length)
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(frame++)).setAAD(length)
    yield Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** Reads exact numbers of bytes from chunks. */
const reader = (content: Bytes, name: string) => {
  const source = (async function* () {
    yield* content
  })()
  let rest: Buffer = Buffer.alloc(0)
  const fill = async (size: number) => {
    const parts = [rest]
    for (let have = rest.length; have < size; ) {
      const { value, done } = await source.next()
      if (done) break
      parts.push(value)
      have += value.length
    }
    rest = parts.length === 1 ? rest : Buffer.concat(parts)
    return rest.length >= size
  }
  return {
    take: async (size: number): Promise<Buffer> => {
      if (!(await fill(size))) throw damaged(name)
      const taken = rest.subarray(0, size)
      rest = rest.subarray(size)
      return taken
    },
    isAtEnd: async () => !(await fill(1)),
  }
}

const damaged = (name: string) =>
  new Error(`${name} in the backup is damaged: restore from another copy of the backup, or from an earlier one.`)

/** Decrypts a pack. Throws if the key is another one, or if a byte was changed, removed or added. */
export async function* unseal(key: Buffer, name: string, content: Bytes): AsyncGenerator<Buffer> {
  const { take, isAtEnd } = reader(content, name)
  const head = await take(headSize)
  if (!head.subarray(0, magic.length).equals(magic)) throw damaged(name)
  if (!head.subarray(magic.length, magic.length + idSize).equals(keyId(key)))
    throw new Error('The backup was made with another key than FORECOURT_BACKUP_KEY.')
  const own = packKey(key, head.subarray(magic.length + idSize), name)
  for (let frame = 0, last = false; !last; frame++) {
    const length = await take(lengthSize)
    const word = length.readUInt32BE()
    last = word >= lastBit
    const size = last ? word - lastBit : word
    if (size > frameSize) throw damaged(name)
    const body = await take(size + tagSize)
    const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(frame)).setAAD(length).setAuthTag(body.subarray(size))
    try {
      yield Buffer.concat([decipher.update(body.subarray(0, size)), decipher.final()])
    } catch {
      throw damaged(name)
    }
  }
  if (!(await isAtEnd())) throw damaged(name)
}

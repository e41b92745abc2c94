import { inflateRawSync } from 'node:zlib'

/** A compressed zip entry. */
export interface ZippedFile {
  readonly name: string
  /** Decompresses the entry; throws if it is corrupt or exceeds `max` bytes, whatever its declared size. */
  read(max: number): Buffer
}

const [endMark, entryMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50]
const endLength = 22
/** Maximum length of the zip comment after the end record. */
const maxCommentLength = 65_535
const [stored, deflated] = [0, 8]

/** Files in a zip's central directory, without folders; null if it is no zip. Throws a `RangeError` for truncated or false offsets. */
export const zippedFiles = (bytes: Buffer): ZippedFile[] | null => {
  let end = bytes.length - endLength
  const first = Math.max(0, end - maxCommentLength)
  while (end >= first && bytes.readUInt32LE(end) !== endMark) end--
  if (end < first) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const files: ZippedFile[] = []
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== entryMark) throw new RangeError('The zip file is damaged.')
    const method = bytes.readUInt16LE(at + 10)
    const packed = bytes.readUInt32LE(at + 20)
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [number, number, number]
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    at += 46 + nameLength + extraLength + commentLength
    if (name.endsWith('/')) continue
    const read = (max: number) => {
      if (bytes.readUInt32LE(local) !== localMark) throw new RangeError('The zip file is damaged.')
      const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      const content = bytes.subarray(from, from + packed)
      if (method === deflated) return inflateRawSync(content, { maxOutputLength: max })
      if (method !== stored || content.length > max)
        throw new RangeError('A file in the zip is too large or has an unsupported compression.')
      return content
    }
    files.push({ name, read })
  }
  return files
}

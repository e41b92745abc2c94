import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { FeedFault } from '../FeedRecords'

const inflated = promisify(inflateRaw)

/** Signatures of the end of a ZIP archive, of an entry in its directory, and of an entry. */
const [endMark, directoryMark, entryMark] = [0x06054b50, 0x02014b50, 0x04034b50] as const
/** Bytes of these records without their texts, and of the longest comment behind the end. */
const [endBytes, directoryBytes, entryBytes, mostComment] = [22, 46, 30, 65_535] as const
/** Maximum entries of an archive: a workbook with many pictures has some hundreds. */
const mostEntries = 5_000
const [stored, deflated] = [0, 8] as const

interface Entry {
  readonly method: number
  readonly isEncrypted: boolean
  readonly start: number
  readonly packedSize: number
}

/** Fault of a file that is no readable archive. */
export const damaged = (): FeedFault =>
  new FeedFault('This is an Excel workbook or another archive that can’t be read: it is damaged or incomplete. Save it again, or as CSV.')

/** The directory of an archive, by the names of its entries. Throws a `FeedFault`. */
const directoryOf = (file: Buffer): ReadonlyMap<string, Entry> => {
  let end = file.length - endBytes
  const first = Math.max(0, end - mostComment)
  while (end >= first && file.readUInt32LE(end) !== endMark) end--
  if (end < first) throw damaged()
  const [count, start] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 16)]
  if (count > mostEntries) throw new FeedFault(`The archive has more than ${mostEntries} entries, which is the limit.`)
  const entries = new Map<string, Entry>()
  for (let index = 0, at = start; index < count; index++) {
    if (at + directoryBytes > file.length || file.readUInt32LE(at) !== directoryMark) throw damaged()
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => file.readUInt16LE(at + place)) as [number, number, number]
    const name = file.toString('utf8', at + directoryBytes, at + directoryBytes + nameLength)
    entries.set(name.replace(/^\//, ''), {
      method: file.readUInt16LE(at + 10),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      start: file.readUInt32LE(at + 42),
      packedSize: file.readUInt32LE(at + 20),
    })
    at += directoryBytes + nameLength + extraLength + commentLength
  }
  return entries
}

/** An archive whose entries are unpacked on demand. */
export interface Archive {
  readonly names: readonly string[]
  /** Unpacks an entry; null if there is none. Rejects with a `FeedFault` beyond the limit of bytes. */
  unpack(name: string): Promise<Buffer | null>
}

/**
 * Opens a ZIP archive. The sizes that it states are not trusted: unpacking stops at the limit.
 *
 * @param mostBytes limit of the unpacked bytes of all entries
 * @throws FeedFault if it is no archive
 */
export const openArchive = (file: Buffer, mostBytes: number): Archive => {
  const directory = directoryOf(file)
  let left = mostBytes
  return {
    names: [...directory.keys()],
    async unpack(name) {
      const entry = directory.get(name)
      if (!entry) return null
      const { start, packedSize, method, isEncrypted } = entry
      if (isEncrypted) throw new FeedFault('The archive has a password. Send the file without one.')
      if (start + entryBytes > file.length || file.readUInt32LE(start) !== entryMark) throw damaged()
      const from = start + entryBytes + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
      const packed = file.subarray(from, from + packedSize)
      if (packed.length < packedSize || (method !== stored && method !== deflated)) throw damaged()
      const tooLarge = () => new FeedFault(`The workbook has more than ${mostBytes / 1_000_000} MB of cells, which is the limit per file.`)
      if (left <= 0 || (method === stored && packed.length > left)) throw tooLarge()
      const bytes =
        method === stored
          ? packed
          : await inflated(packed, { maxOutputLength: left }).catch((error: NodeJS.ErrnoException) => {
              throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : damaged()
            })
      left -= bytes.length
      return bytes
    },
  }
}

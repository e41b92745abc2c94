import { deflateRawSync } from 'node:zlib'

/** Creates a zip; `claimed` is a false declared size. */
export const createZip = (files: Readonly<Record<string, string | Buffer>>, claimed?: number): Buffer => {
  const [parts, entries]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const nameBytes = Buffer.from(name)
    const size = claimed ?? Buffer.byteLength(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(nameBytes.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(nameBytes.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, nameBytes, packed)
    entries.push(entry, nameBytes)
    at += local.length + nameBytes.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}

import { padded } from './sfntBytes'

/** The tables of a font by tag. */
export type Tables = Map<string, Buffer>

const checksum = (table: Buffer) => {
  let sum = 0
  for (let at = 0; at + 4 <= table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

/** The tables of a plain font. */
export const parseSfnt = (font: Buffer): Tables =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      const offset = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), Buffer.from(font.subarray(offset, offset + font.readUInt32BE(at + 12)))] as const
    }),
  )

/** A plain TrueType font of some tables. */
export const writeSfnt = (tables: Tables): Buffer => {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const head = Buffer.alloc(12 + sorted.length * 16)
  const power = Math.floor(Math.log2(sorted.length))
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(sorted.length, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(sorted.length * 16 - 16 * 2 ** power, 10)
  let offset = head.length
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum(padded(table)), at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    offset += padded(table).length
  }
  return Buffer.concat([head, ...sorted.map(([, table]) => padded(table))])
}

import { ByteReader } from './ByteReader'
import { type GlyphTables, glyphTables } from './glyphTables'
import { int16, padded } from './sfntBytes'
import { type GlyphPoint, simpleGlyph } from './simpleGlyph'

const signed = (sign: number, value: number) => (sign & 1 ? value : -value)

/** The step from the last point, from a flag and one to four bytes (WOFF2, 5.2 'decoding of variable-length X and Y coordinates'). */
const readPoint = (flag: number, bytes: ByteReader): GlyphPoint => {
  const onCurve = (flag & 0x80) === 0
  const code = flag & 0x7f
  if (code < 10) return { dx: 0, dy: signed(code, ((code & 14) << 7) + bytes.byte()), onCurve }
  if (code < 20) return { dx: signed(code, (((code - 10) & 14) << 7) + bytes.byte()), dy: 0, onCurve }
  if (code < 84) {
    const offset = code - 20
    const packed = bytes.byte()
    return {
      dx: signed(code, 1 + (offset & 0x30) + (packed >> 4)),
      dy: signed(code >> 1, 1 + ((offset & 0x0c) << 2) + (packed & 0x0f)),
      onCurve,
    }
  }
  if (code < 120) {
    const offset = code - 84
    const [x, y] = [bytes.byte(), bytes.byte()]
    return {
      dx: signed(code, 1 + (Math.floor(offset / 12) << 8) + x),
      dy: signed(code >> 1, 1 + (((offset % 12) >> 2) << 8) + y),
      onCurve,
    }
  }
  if (code < 124) {
    const [first, middle, last] = [bytes.byte(), bytes.byte(), bytes.byte()]
    return { dx: signed(code, (first << 4) + (middle >> 4)), dy: signed(code >> 1, ((middle & 0x0f) << 8) + last), onCurve }
  }
  return { dx: signed(code, bytes.uint16()), dy: signed(code >> 1, bytes.uint16()), onCurve }
}

/** Bits of a flag of a composite part: words instead of bytes, a scale, two, four; more parts; instructions. */
const part = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80, instructions: 0x100 } as const

const readComposite = (bytes: ByteReader) => {
  const start = bytes.position
  let flags: number
  let hasInstructions = false
  do {
    flags = bytes.uint16()
    const scales = flags & part.matrix ? 8 : flags & part.twoScales ? 4 : flags & part.scale ? 2 : 0
    bytes.slice(2 + (flags & part.words ? 4 : 2) + scales)
    hasInstructions ||= (flags & part.instructions) !== 0
  } while (flags & part.more)
  const length = bytes.position - start
  bytes.position = start
  return { parts: bytes.slice(length), hasInstructions }
}

/** Undoes what WOFF2 does to the outlines of a font: seven streams become the tables `glyf` and `loca` again. */
export const rebuildGlyphs = (transformed: Buffer): GlyphTables => {
  const head = new ByteReader(transformed)
  head.uint16()
  const hasOverlaps = (head.uint16() & 1) !== 0
  const count = head.uint16()
  head.uint16()
  const sizes = Array.from({ length: 7 }, () => head.uint32())
  const [contours, pointCounts, flags, outlines, composites, boxes, instructions] = sizes.map(
    (size) => new ByteReader(head.slice(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader]
  const bit = (map: Buffer, index: number) => ((map[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0
  const overlaps = hasOverlaps ? head.slice((count + 7) >> 3) : Buffer.alloc(0)
  const hasBox = boxes.slice(((count + 31) >> 5) << 2)

  const glyphs: Buffer[] = []
  for (let index = 0; index < count; index++) {
    const contourCount = contours.int16()
    if (contourCount === 0) {
      glyphs.push(Buffer.alloc(0))
    } else if (contourCount < 0) {
      const { parts, hasInstructions } = readComposite(composites)
      const length = hasInstructions ? outlines.short255() : 0
      const code = hasInstructions ? [int16(length), instructions.slice(length)] : []
      glyphs.push(padded(Buffer.concat([int16(-1), boxes.slice(8), parts, ...code])))
    } else {
      const counts = Array.from({ length: contourCount }, () => pointCounts.short255())
      const total = counts.reduce((sum, each) => sum + each, 0)
      const points = Array.from({ length: total }, () => readPoint(flags.byte(), outlines))
      const length = outlines.short255()
      glyphs.push(
        simpleGlyph(counts, points, {
          box: bit(hasBox, index) ? boxes.slice(8) : undefined,
          overlaps: bit(overlaps, index),
          instructions: instructions.slice(length),
        }),
      )
    }
  }

  return glyphTables(glyphs)
}

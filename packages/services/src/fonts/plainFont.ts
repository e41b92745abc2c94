import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './ByteReader'
import { rebuildGlyphs } from './rebuildGlyphs'
import { type Tables, writeSfnt } from './sfnt'

/** Tags that WOFF2 writes as a number. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'

interface Table {
  readonly tag: string
  readonly isTransformed: boolean
  readonly length: number
}

const readTable = (bytes: ByteReader): Table => {
  const flags = bytes.byte()
  const index = flags & 0x3f
  const version = flags >> 6
  const tag = index === 63 ? bytes.text(4) : knownTags.slice(index * 5, index * 5 + 4)
  const original = bytes.base128()
  // Outlines count down: 0 is transformed, 3 is not.
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
  return { tag, isTransformed, length: isTransformed ? bytes.base128() : original }
}

/** Widths with the left edges that WOFF2 leaves out, as outlines tell them. */
const rebuildMetrics = (transformed: Buffer, metricCount: number, leftEdges: readonly number[]): Buffer => {
  const bytes = new ByteReader(transformed)
  const flags = bytes.byte()
  const widths = Array.from({ length: metricCount }, () => bytes.uint16())
  const edges = leftEdges.map((edge, index) => ((flags & (index < metricCount ? 1 : 2)) === 0 ? bytes.int16() : edge))
  const plain = Buffer.alloc(metricCount * 4 + (leftEdges.length - metricCount) * 2)
  for (const [index, edge] of edges.entries()) {
    if (index < metricCount) plain.writeUInt16BE(widths[index] ?? 0, index * 4)
    plain.writeInt16BE(edge, index < metricCount ? index * 4 + 2 : metricCount * 2 + index * 2)
  }
  return plain
}

/**
 * A web font (WOFF2) as the plain TrueType it was made from. What draws documents and pictures on the server reads no other;
 * typefaces come to browsers as WOFF2 alone.
 */
export const plainFont = (woff2: Buffer): Buffer => {
  const bytes = new ByteReader(woff2)
  if (bytes.text(4) !== 'wOF2') throw new Error('That is no WOFF2 font.')
  bytes.position = 12
  const count = bytes.uint16()
  bytes.position = 20
  const compressed = bytes.uint32()
  bytes.position = 48
  const listed = Array.from({ length: count }, () => readTable(bytes))
  const data = new ByteReader(brotliDecompressSync(bytes.slice(compressed)))
  const stored = listed.map((table) => ({ ...table, bytes: data.slice(table.length) }))
  const of = (tag: string) => stored.find((table) => table.tag === tag)

  const tables: Tables = new Map(stored.filter(({ isTransformed }) => !isTransformed).map((table) => [table.tag, Buffer.from(table.bytes)]))
  const outlines = of('glyf')
  if (outlines?.isTransformed) {
    const { glyf, loca, leftEdges } = rebuildGlyphs(outlines.bytes)
    tables.set('glyf', glyf).set('loca', loca)
    tables.get('head')?.writeInt16BE(1, 50)
    const metrics = of('hmtx')
    const metricCount = tables.get('hhea')?.readUInt16BE(34) ?? 0
    if (metrics?.isTransformed) tables.set('hmtx', rebuildMetrics(metrics.bytes, metricCount, leftEdges))
  }
  return writeSfnt(tables)
}

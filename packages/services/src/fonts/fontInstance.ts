import { glyphTables } from './glyphTables'
import { nameTable } from './nameTable'
import type { OpenFont, OpenGlyph } from './openFont'
import { parseSfnt, writeSfnt } from './sfnt'
import { type GlyphPoint, simpleGlyph } from './simpleGlyph'

/** What only fonts that vary have. */
const varying = ['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'MVAR', 'STAT']

const outlineOf = ({ path }: OpenGlyph): Buffer => {
  const counts: number[] = []
  const points: GlyphPoint[] = []
  let [x, y] = [0, 0]
  const add = (toX = 0, toY = 0, onCurve: boolean) => {
    const [nextX, nextY] = [Math.round(toX), Math.round(toY)]
    points.push({ dx: nextX - x, dy: nextY - y, onCurve })
    ;[x, y] = [nextX, nextY]
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
  }
  for (const { command, args } of path.commands) {
    if (command === 'closePath') continue
    if (command === 'moveTo') counts.push(0)
    if (command === 'quadraticCurveTo') {
      add(args[0], args[1], false)
      add(args[2], args[3], true)
    } else add(args[0], args[1], true)
  }
  return points.length === 0 ? Buffer.alloc(0) : simpleGlyph(counts, points, { overlaps: true })
}

/** A font that varies, held at one weight: documents can embed no other. `open` is the same font, opened. */
export const fontInstance = (
  font: Buffer,
  open: OpenFont,
  { name, weight }: { readonly name: string; readonly weight: number },
): Buffer => {
  const held = open.getVariation({ wght: weight })
  const glyphs = Array.from({ length: open.numGlyphs }, (_, id) => held.getGlyph(id))
  const { glyf, loca, leftEdges } = glyphTables(glyphs.map(outlineOf))
  const metrics = Buffer.alloc(glyphs.length * 4)
  for (const [index, { advanceWidth }] of glyphs.entries()) {
    metrics.writeUInt16BE(Math.max(0, Math.round(advanceWidth)), index * 4)
    metrics.writeInt16BE(leftEdges[index] ?? 0, index * 4 + 2)
  }
  const tables = parseSfnt(font)
  for (const tag of varying) tables.delete(tag)
  tables.set('glyf', glyf).set('loca', loca).set('hmtx', metrics).set('name', nameTable(name))
  tables.get('head')?.writeInt16BE(1, 50)
  tables.get('hhea')?.writeUInt16BE(glyphs.length, 34)
  tables.get('OS/2')?.writeUInt16BE(weight, 4)
  return writeSfnt(tables)
}

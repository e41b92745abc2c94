/** Outlines as a plain font keeps them. */
export interface GlyphTables {
  readonly glyf: Buffer
  /** In whole offsets. */
  readonly loca: Buffer
  /** The left edge of each glyph's box. */
  readonly leftEdges: readonly number[]
}

/** The tables `glyf` and `loca` of some outlines. */
export const glyphTables = (glyphs: readonly Buffer[]): GlyphTables => {
  let offset = 0
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  for (const [index, glyph] of glyphs.entries()) {
    loca.writeUInt32BE(offset, index * 4)
    offset += glyph.length
  }
  loca.writeUInt32BE(offset, glyphs.length * 4)
  return { glyf: Buffer.concat(glyphs), loca, leftEdges: glyphs.map((glyph) => (glyph.length >= 4 ? glyph.readInt16BE(2) : 0)) }
}

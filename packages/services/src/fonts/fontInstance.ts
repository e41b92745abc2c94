import subsetFont from 'subset-font'

/** The types of the library don't know `keepAllGlyphs` yet. */
const all = { targetFormat: 'truetype', keepAllGlyphs: true } as const

/** A web font that varies (WOFF2), as a plain TrueType font of one weight: documents can embed no other. */
export const fontInstance = (font: Buffer, weight: number): Promise<Buffer> =>
  subsetFont(font, '', { ...all, variationAxes: { wght: weight } })

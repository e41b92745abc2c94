import subsetFont from 'subset-font'

/** The library's types lack `keepAllGlyphs`. */
const all = { targetFormat: 'truetype', keepAllGlyphs: true } as const

/** Instantiates a variable web font (WOFF2) as static TrueType of one weight, the only kind that PDFs can embed. */
export const fontInstance = (font: Buffer, weight: number): Promise<Buffer> =>
  subsetFont(font, '', { ...all, variationAxes: { wght: weight } })

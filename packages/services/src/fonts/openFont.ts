import { Font } from '@react-pdf/renderer'

interface OpenGlyph {
  readonly codePoints: readonly number[]
  readonly advanceWidth: number
  readonly path: { toSVG(): string }
}

/** Font object of the PDF library (fontkit). */
export interface OpenFont {
  readonly unitsPerEm: number
  readonly characterSet: readonly number[]
  glyphForCodePoint(code: number): OpenGlyph
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string): { readonly glyphs: readonly OpenGlyph[]; readonly positions: readonly { readonly xAdvance: number }[] }
}

const openedFonts = new Map<string, Promise<OpenFont>>()

const open = async (family: string, read: () => Promise<Buffer>): Promise<OpenFont> => {
  Font.register({ family, src: `data:font/ttf;base64,${(await read()).toString('base64')}` })
  await Font.load({ fontFamily: family })
  const data = Font.getFont({ fontFamily: family })?.data
  if (!data) throw new Error(`The typeface ${family} can't be read.`)
  // All weights of a typeface share one PostScript name in the file; the library would embed the second weight again for each line.
  Object.defineProperty(data, 'postscriptName', { value: family.replaceAll(/[^A-Za-z0-9-]/g, '') })
  const font = data as unknown as OpenFont
  // Loads all glyphs first: a glyph that first appears as a component of another, such as the dot of an i, would lose its code point.
  for (const code of font.characterSet) font.glyphForCodePoint(code)
  return font
}

/** Opens a static font and registers it once under a family name for documents. */
export const openFont = (family: string, read: () => Promise<Buffer>): Promise<OpenFont> => {
  const opened = openedFonts.get(family) ?? open(family, read)
  openedFonts.set(family, opened)
  return opened
}

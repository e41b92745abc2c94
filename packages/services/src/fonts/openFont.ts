import { Font } from '@react-pdf/renderer'

interface OpenGlyph {
  readonly codePoints: readonly number[]
  readonly advanceWidth: number
  readonly path: { toSVG(): string }
}

/** What the library behind documents knows of a font. */
export interface OpenFont {
  readonly unitsPerEm: number
  readonly characterSet: readonly number[]
  glyphForCodePoint(code: number): OpenGlyph
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string): { readonly glyphs: readonly OpenGlyph[]; readonly positions: readonly { readonly xAdvance: number }[] }
}

const opened = new Map<string, Promise<OpenFont>>()

const open = async (family: string, read: () => Promise<Buffer>): Promise<OpenFont> => {
  Font.register({ family, src: `data:font/ttf;base64,${(await read()).toString('base64')}` })
  await Font.load({ fontFamily: family })
  const data = Font.getFont({ fontFamily: family })?.data
  if (!data) throw new Error(`The typeface ${family} can't be read.`)
  // Every weight of a typeface has one name in its file, and the library would embed the second anew with each line.
  Object.defineProperty(data, 'postscriptName', { value: family.replaceAll(/[^A-Za-z0-9-]/g, '') })
  const font = data as unknown as OpenFont
  // A glyph that is first met as a part of another, as the dot in an i, would be kept without the letter it stands for.
  for (const code of font.characterSet) font.glyphForCodePoint(code)
  return font
}

/** Opens a plain font under a name by which documents may ask for it, once. */
export const openFont = (family: string, read: () => Promise<Buffer>): Promise<OpenFont> => {
  const known = opened.get(family) ?? open(family, read)
  opened.set(family, known)
  return known
}

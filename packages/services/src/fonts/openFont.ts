import { Font } from '@react-pdf/renderer'

interface PathCommand {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  readonly args: readonly number[]
}

export interface OpenGlyph {
  readonly advanceWidth: number
  readonly path: { readonly commands: readonly PathCommand[]; toSVG(): string }
}

/** What the library behind documents knows of a font. */
export interface OpenFont {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly numGlyphs: number
  getGlyph(id: number): OpenGlyph
  getVariation(axes: { readonly wght: number }): OpenFont
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string): { readonly glyphs: readonly OpenGlyph[]; readonly positions: readonly { readonly xAdvance: number }[] }
}

const opened = new Map<string, Promise<OpenFont>>()

const open = async (family: string, font: () => Buffer): Promise<OpenFont> => {
  Font.register({ family, src: `data:font/ttf;base64,${font().toString('base64')}` })
  await Font.load({ fontFamily: family })
  const data = Font.getFont({ fontFamily: family })?.data
  if (!data) throw new Error(`The typeface ${family} can't be read.`)
  return data as unknown as OpenFont
}

/** Opens a plain font under a name by which documents may ask for it, once. */
export const openFont = (family: string, font: () => Buffer): Promise<OpenFont> => {
  const known = opened.get(family) ?? open(family, font)
  opened.set(family, known)
  return known
}

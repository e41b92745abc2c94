import { describe, expect, it } from 'vitest'
import { outlinedText } from './outlinedText'
import { fontFile, fontInstance, siteTypeface } from './siteTypeface'

const typefaces = ['archivo', 'figtree', 'fraunces', 'outfit', 'manrope', 'nunito', 'system'] as const

describe('a site’s typefaces on the server', () => {
  it.each(typefaces)(
    'a site’s typefaces on the server loads the body and heading weights of %s from the files that browsers get',
    async (name) => {
      const body = await siteTypeface(name, 'body', 'abc')
      const heading = await siteTypeface(name, 'heading', 'abc')
      expect(body.families).toHaveLength(1)
      expect(body.families).not.toEqual(heading.families)
      const [text] = body.fonts
      expect(text?.layout('$24,990').glyphs.every(({ advanceWidth }) => advanceWidth > 0)).toBe(true)
      const widthOf = (fonts: typeof body.fonts) => outlinedText('Hamburgefonstiv', fonts, 100).width
      expect(widthOf(heading.fonts)).toBeGreaterThan(widthOf(body.fonts))
    },
  )

  it('a site’s typefaces on the server adds the font of other scripts where a text needs its letters', async () => {
    const { families, fonts } = await siteTypeface('figtree', 'body', 'Ngā mihi')
    expect(families).toHaveLength(2)
    expect(fonts.some((font) => font.hasGlyphForCodePoint('ā'.codePointAt(0) ?? 0))).toBe(true)
    expect(outlinedText('ā', fonts, 20).svg).toContain('<path')
  })

  it.each(typefaces)(
    'a site’s typefaces on the server keeps the code points of %s’s glyphs that were first drawn as part of another glyph',
    async (name) => {
      const { fonts } = await siteTypeface(name, 'body', 'abc')
      outlinedText('i:;…!?äöé', fonts, 20)
      const [font] = fonts
      expect(font?.layout('a.,').glyphs.map(({ codePoints }) => codePoints)).toEqual([[0x61], [0x2e], [0x2c]])
    },
  )

  it('a site’s typefaces on the server loads a typeface once', async () => {
    const [one, other] = await Promise.all([siteTypeface('outfit', 'strong', 'a'), siteTypeface('outfit', 'strong', 'b')])
    expect(one.fonts[0]).toBe(other.fonts[0])
  })

  it('a site’s typefaces on the server refuses a typeface that is not installed, and a file that is not a font', async () => {
    expect(() => fontFile('wingdings', 'latin')).toThrow('wingdings')
    await expect(fontInstance(Buffer.from('no font at all'), 400)).rejects.toThrow('font')
  })

  it.each([
    { name: 'archivo', body: 14_831, strong: 15_621, heading: 16_249 },
    { name: 'figtree', body: 15_157, strong: 15_472, heading: 15_650 },
    { name: 'fraunces', body: 15_957, strong: 16_839, heading: 16_427 },
    { name: 'outfit', body: 14_655, strong: 15_125, heading: 14_995 },
    { name: 'manrope', body: 15_036, strong: 15_746, heading: 15_882 },
    { name: 'nunito', body: 15_377, strong: 15_728, heading: 16_144 },
    { name: 'system', body: 15_157, strong: 15_472, heading: 15_549 },
  ] as const)(
    'a site’s typefaces on the server measures $name as wide as browsers do, with the kerning of its weight',
    async ({ name, ...widths }) => {
      for (const role of ['body', 'strong', 'heading'] as const) {
        const { fonts } = await siteTypeface(name, role, 'abc')
        // In pixels at 1,000 pixels per em, measured in Chromium 143, which doesn't round widths to whole font units.
        const { width } = outlinedText('Hamburgefonstiv 12,990 AVATo fi', fonts, 1_000)
        expect(Math.abs(width - widths[role]), `${role}: ${width}`).toBeLessThanOrEqual(3)
      }
    },
  )
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontFile } from './fontFile'
import { outlinedText } from './outlinedText'
import { plainFont } from './plainFont'
import { parseSfnt } from './sfnt'
import { siteTypeface } from './siteTypeface'

const chosen = ['archivo', 'figtree', 'fraunces', 'outfit', 'manrope', 'nunito', 'system'] as const

describe('a site’s typefaces on the server', () => {
  it.each(chosen)('%s is read from what browsers get, at the weights of text and headings', async (name) => {
    const body = await siteTypeface(name, 'body', 'abc')
    const heading = await siteTypeface(name, 'heading', 'abc')
    expect(body.families).toHaveLength(1)
    expect(body.families).not.toEqual(heading.families)
    const [text] = body.fonts
    expect(text?.layout('$24,990').glyphs.every(({ advanceWidth }) => advanceWidth > 0)).toBe(true)
    const widthOf = (fonts: typeof body.fonts) => outlinedText('Hamburgefonstiv', fonts, 100).width
    expect(widthOf(heading.fonts)).toBeGreaterThan(widthOf(body.fonts))
  })

  it('brings letters beyond Western Europe along where a text has them', async () => {
    const { families, fonts } = await siteTypeface('figtree', 'body', 'Ngā mihi')
    expect(families).toHaveLength(2)
    expect(fonts.some((font) => font.hasGlyphForCodePoint('ā'.codePointAt(0) ?? 0))).toBe(true)
    expect(outlinedText('ā', fonts, 20).svg).toContain('<path')
  })

  it('opens a typeface once', async () => {
    const [one, other] = await Promise.all([siteTypeface('outfit', 'strong', 'a'), siteTypeface('outfit', 'strong', 'b')])
    expect(one.fonts[0]).toBe(other.fonts[0])
  })

  it('says which typeface is not installed, and what is no font', () => {
    expect(() => fontFile('wingdings', 'latin')).toThrow('wingdings')
    expect(() => plainFont(Buffer.from('no font at all'))).toThrow('WOFF2')
  })

  it('keeps every outline and width where the font says', () => {
    const tables = parseSfnt(plainFont(readFileSync(fontFile('archivo', 'latin'))))
    const glyphCount = tables.get('maxp')?.readUInt16BE(4) ?? 0
    const loca = tables.get('loca') ?? Buffer.alloc(0)
    expect(loca.length).toBe((glyphCount + 1) * 4)
    expect(loca.readUInt32BE(glyphCount * 4)).toBe(tables.get('glyf')?.length)
    const metricCount = tables.get('hhea')?.readUInt16BE(34) ?? 0
    expect(tables.get('hmtx')?.length).toBe(metricCount * 4 + (glyphCount - metricCount) * 2)
  })
})

import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { themeVariables } from './themeVariables'
import { toneColours, tones } from './toneColours'

type Theme = ResolvedConfig['theme']

const theme = (overrides: Partial<Theme> = {}): Theme => ({ ...buildConfig().theme, ...overrides })

const looks: readonly { readonly name: string; readonly look: Partial<Theme> }[] = [
  { name: 'the default look', look: {} },
  {
    name: 'a yellow brand on cream',
    look: { brandColour: '#f2b705', accentColour: '#b23a0a', backgroundColour: '#fffdf9', surfaceColour: '#f5efe4', textColour: '#231a13' },
  },
  {
    name: 'lime on black',
    look: { brandColour: '#9ae66e', accentColour: '#7cc7ff', backgroundColour: '#0c1110', surfaceColour: '#161d1b', textColour: '#eef4f0' },
  },
  { name: 'a brand nearly white', look: { brandColour: '#f7f7f7', accentColour: '#eeeeee' } },
  { name: 'a brand like the background', look: { brandColour: '#ffffff', accentColour: '#ffffff' } },
  { name: 'text too pale to read', look: { textColour: '#bbbbbb' } },
  {
    name: 'grey on grey',
    look: { brandColour: '#808080', accentColour: '#777777', backgroundColour: '#8a8a8a', surfaceColour: '#7f7f7f', textColour: '#808080' },
  },
]

describe('toneColours', () => {
  for (const { name, look } of looks) {
    for (const tone of tones) {
      it(`toneColours keeps text, buttons and fields readable with ${name} on ${tone}`, () => {
        const colours = toneColours(theme(look), tone)
        for (const ground of [colours.background, colours.surface]) {
          expect(contrastRatio(colours.text, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(colours.muted, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(colours.link, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(colours.danger, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(colours['line-strong'], ground)).toBeGreaterThanOrEqual(3)
          expect(contrastRatio(colours.highlight, ground)).toBeGreaterThanOrEqual(3)
        }
        expect(contrastRatio(colours['on-brand'], colours.brand)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(colours['on-brand'], colours['brand-hover'])).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(colours['on-positive'], colours.positive)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(colours.text, colours.raised)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(colours.text, colours['raised-hover'])).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(colours.muted, colours.raised)).toBeGreaterThanOrEqual(4.5)
      })
    }
  }

  it('toneColours keeps the text of buttons readable whatever colours a dealer picks', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, colour, colour, (brandColour, accentColour, backgroundColour) => {
        for (const tone of tones) {
          const colours = toneColours(theme({ brandColour, accentColour, backgroundColour }), tone)
          expect(contrastRatio(colours['on-brand'], colours.brand)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(colours['on-accent'], colours.accent)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: runs(60) },
    )
  })

  it('toneColours keeps the dealer’s own colours where they are readable', () => {
    const colours = toneColours(theme({ brandColour: '#1f4fd8', textColour: '#15181e' }), 'background')
    expect(colours.brand).toBe('#1f4fd8')
    expect(colours.text).toBe('#15181e')
    expect(colours['on-brand']).toBe('#ffffff')
  })
})

describe('themeVariables', () => {
  it('themeVariables gives every tone every colour', () => {
    const names = Object.keys(themeVariables(theme()))
    for (const tone of tones) expect(names).toContain(`--${tone}-brand-hover`)
  })

  it('themeVariables has the browser render its own controls, such as checkboxes, dark on dark backgrounds', () => {
    expect(themeVariables(theme({ backgroundColour: '#ffffff', textColour: '#15181e' }))).toMatchObject({
      '--background-scheme': 'light',
      '--dark-scheme': 'dark',
    })
    const night = theme({ backgroundColour: '#0c100f', surfaceColour: '#171d1b', textColour: '#f2f5f3' })
    expect(themeVariables(night)).toMatchObject({ '--background-scheme': 'dark', '--surface-scheme': 'dark' })
  })

  it('themeVariables translates corners, spacing and case into values', () => {
    expect(themeVariables(theme({ corners: 'square', density: 'compact', headingCase: 'upper' }))).toMatchObject({
      '--radius': '0px',
      '--space': '0.8rem',
      '--heading-case': 'uppercase',
    })
    expect(themeVariables(theme({ corners: 'round', density: 'airy' }))).toMatchObject({
      '--radius': '1.25rem',
      '--space': '1.25rem',
      '--heading-case': 'none',
    })
  })

  it('themeVariables changes a variable with every theme setting', () => {
    const before = JSON.stringify(themeVariables(theme()))
    const changes: Partial<Theme>[] = [
      { brandColour: '#00aa55' },
      { accentColour: '#00aa55' },
      { backgroundColour: '#f0f0ff' },
      { surfaceColour: '#e0e0ff' },
      { textColour: '#001133' },
      { headingFont: 'fraunces' },
      { bodyFont: 'figtree' },
      { headingCase: 'upper' },
      { corners: 'round' },
      { density: 'airy' },
      { headingSize: 'large' },
      { headingWeight: 'light' },
      { sectionHeadings: 'centred' },
      { sectionHeadings: 'ruled' },
      { pictures: 'mono' },
    ]
    for (const change of changes) expect(JSON.stringify(themeVariables(theme(change))), Object.keys(change).join()).not.toBe(before)
  })
})

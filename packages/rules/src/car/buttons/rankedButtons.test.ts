import { describe, expect, it } from 'vitest'
import { type CarButton, rankedButtons } from './carButtonsFor'

const ranked = (...styles: CarButton['style'][]) =>
  rankedButtons(styles.map((style, index) => ({ id: 'enquire', label: String(index), style, setting: '/vdp/buttons/enquire' }))).map(
    ({ label, rank, style }) => `${label} ${rank} ${style}`,
  )

describe('rankedButtons', () => {
  it.each([
    { name: 'the first is highlighted', styles: ['primary', 'outline'], are: ['0 main primary', '1 quiet outline'] },
    { name: 'a later one is highlighted', styles: ['secondary', 'success'], are: ['1 main success', '0 second secondary'] },
    { name: 'none is highlighted', styles: ['secondary', 'outline'], are: ['0 main primary', '1 quiet outline'] },
    { name: 'two are highlighted', styles: ['success', 'primary'], are: ['0 main success', '1 second secondary'] },
    { name: 'there is only one', styles: ['outline'], are: ['0 main primary'] },
    { name: 'there are none', styles: [], are: [] },
    {
      name: 'there are more than two below it',
      styles: ['primary', 'outline', 'secondary', 'secondary', 'secondary'],
      are: ['0 main primary', '2 second secondary', '3 second secondary', '1 quiet outline', '4 quiet secondary'],
    },
    { name: 'all are outlined', styles: ['outline', 'outline', 'outline'], are: ['0 main primary', '1 quiet outline', '2 quiet outline'] },
  ] as const)(
    'rankedButtons has one main button, at most two below it and the rest small when $name (CFG-18, VDP-07)',
    ({ styles, are }) => {
      expect(ranked(...styles)).toEqual(are)
    },
  )
})

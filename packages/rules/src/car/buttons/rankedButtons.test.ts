import { describe, expect, it } from 'vitest'
import { type CarButton, foldedOnPhones, rankedButtons } from './carButtonsFor'

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
    {
      name: 'another is highlighted after two that are not',
      styles: ['primary', 'secondary', 'secondary', 'success'],
      are: ['0 main primary', '3 second secondary', '1 second secondary', '2 quiet secondary'],
    },
    { name: 'all are outlined', styles: ['outline', 'outline', 'outline'], are: ['0 main primary', '1 quiet outline', '2 quiet outline'] },
  ] as const)(
    'rankedButtons has one main button, at most two below it and the rest small when $name (CFG-18, VDP-07)',
    ({ styles, are }) => {
      expect(ranked(...styles)).toEqual(are)
    },
  )
})

describe('foldedOnPhones', () => {
  const outlined = (count: number) => new Array<CarButton['style']>(count).fill('outline')
  const folded = (most: number, ...styles: CarButton['style'][]) => {
    const buttons = styles.map((style, index) => ({ id: 'enquire', label: String(index), style, setting: '/vdp/buttons/enquire' }) as const)
    return foldedOnPhones(rankedButtons(buttons), most).map(({ label }) => label)
  }
  it.each([
    { name: 'many more than the limit', most: 3, styles: ['primary', 'secondary', 'secondary', ...outlined(3)], are: ['3', '4', '5'] },
    { name: 'two more than the limit', most: 3, styles: ['primary', 'secondary', 'secondary', ...outlined(2)], are: [] },
    { name: 'an odd number of quiet ones within it', most: 3, styles: ['primary', 'secondary', ...outlined(4)], are: ['2', '3', '4', '5'] },
    { name: 'only quiet ones below the main one', most: 3, styles: ['primary', ...outlined(5)], are: ['3', '4', '5'] },
    {
      name: 'a limit below the secondary ones',
      most: 1,
      styles: ['primary', 'secondary', 'secondary', ...outlined(2)],
      are: ['1', '2', '3', '4'],
    },
    { name: 'no buttons', most: 3, styles: [], are: [] },
  ] as const)('on phones the buttons beyond the site’s number are folded, in whole rows: $name (VDP-07)', ({ most, styles, are }) => {
    expect(folded(most, ...styles)).toEqual(are)
  })
})

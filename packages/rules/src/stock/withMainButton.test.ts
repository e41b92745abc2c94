import { describe, expect, it } from 'vitest'
import type { CarButton } from './carButtonsFor'
import { withMainButton } from './withMainButton'

const stylesOf = (...styles: CarButton['style'][]) =>
  withMainButton(styles.map((style) => ({ id: 'enquire', label: 'Enquire', style, setting: '/vdp/buttons/enquire' }))).map(
    ({ style }) => style,
  )

describe('withMainButton', () => {
  it.each([
    { name: 'the first is the main one', styles: ['primary', 'outline'], become: ['primary', 'outline'] },
    { name: 'a later one is', styles: ['secondary', 'success'], become: ['secondary', 'success'] },
    { name: 'none is', styles: ['secondary', 'outline'], become: ['primary', 'outline'] },
    { name: 'there is only one', styles: ['outline'], become: ['primary'] },
    { name: 'there are none', styles: [], become: [] },
  ] as const)('has a button that stands out when $name (CFG-18, VDP-07)', ({ styles, become }) => {
    expect(stylesOf(...styles)).toEqual(become)
  })
})

import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { marketText } from './marketText'

const average = (savingCents: number) => ({ priceCents: 2_000_000, marketPrices: { stateAverageCents: 2_000_000 + savingCents } })

it.each([
  { name: 'the saving in the default text', car: average(184_000), template: undefined, text: '$1,840 below the market average' },
  { name: 'the saving in the site’s text', car: average(50_000), template: 'Save {saving}, yes {saving}', text: 'Save $500, yes $500' },
  { name: 'nothing below $500', car: average(49_900), template: undefined, text: null },
  { name: 'nothing if the site’s text is empty', car: average(184_000), template: ' ', text: null },
  { name: 'nothing for a sold car', car: { ...average(184_000), status: 'sold' as const }, template: undefined, text: null },
  { name: 'nothing if no average is known', car: { marketPrices: {} }, template: undefined, text: null },
])('the market text gives $name (VDP-26)', ({ car, template, text }) => {
  expect(marketText(buildCar(car), buildConfig(template === undefined ? {} : { vdp: { marketPriceText: template } }))).toBe(text)
})

import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { parseSearch } from '../parseSearch'
import { type Promo, promoFits } from './promoNeeds'

const used = { carTypes: ['used'] } as const

it.each<{ name: string; display?: Promo['display']; strict?: boolean; preset?: object; query?: string; fits: boolean }>([
  { name: 'every list', fits: true },
  { name: 'every list, narrowed', query: 'make=Kia&price=5000:20000', fits: true },
  { name: 'every list, strictly: the whole of it', strict: true, fits: true },
  { name: 'every list, strictly: narrowed', strict: true, query: 'make=Kia', fits: false },
  { name: 'every list, strictly: searched', strict: true, query: 'query=tow', fits: false },
  { name: 'every list, strictly: sorted and turned over', strict: true, query: 'sortBy=newest&page=2', fits: true },
  { name: 'used cars: the list of everything', display: 'used', fits: false },
  { name: 'used cars: their list', display: 'used', preset: used, fits: true },
  { name: 'used cars: chosen by the shopper', display: 'used', query: 'car_type=used', fits: true },
  { name: 'used cars: with demo cars', display: 'used', query: 'car_type=used&car_type=demo', fits: false },
  { name: 'used cars: narrowed', display: 'used', preset: used, query: 'make=Kia', fits: true },
  { name: 'used cars, strictly: their list', display: 'used', strict: true, preset: used, fits: true },
  { name: 'used cars, strictly: narrowed', display: 'used', strict: true, preset: used, query: 'price=5000:9000', fits: false },
  { name: 'certified cars: their list', display: 'certified', preset: { certified: true }, fits: true },
  {
    name: 'certified cars, strictly: used ones among them',
    display: 'certified',
    strict: true,
    preset: { ...used, certified: true },
    fits: false,
  },
])('a promotion for $name: $fits (ENT-24)', ({ display = 'all', strict = false, preset = {}, query = '', fits }) => {
  const state = parseSearch(new URLSearchParams(query), { config: buildConfig(), preset })
  expect(promoFits({ display, strictDisplay: strict }, state)).toBe(fits)
})

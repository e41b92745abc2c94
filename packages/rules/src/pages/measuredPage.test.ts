import { expect, it } from 'vitest'
import { ascItem } from '../measuring/ascEvent'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { measuredPage } from './measuredPage'

const config = buildConfig({ identity: { timeZone: 'Australia/Sydney' } })
const carPage = (change: Parameters<typeof buildCar>[0]) =>
  measuredPage({ page: 'car', path: '/cars/corolla', slug: 'corolla' }, { page: 'car', car: buildCar(change) } as never, config)

it('the data layer reports the shown data of a car, and its listing date in the dealer’s time zone (ANL-01)', () => {
  const { car, page } = carPage({ createdAt: '2026-02-28T14:00:00.000Z', priceCents: 2_499_050 })
  expect(page).toBe('car')
  expect(car).toMatchObject({ since: '2026-03-01', price: '24991', condition: 'Used' })
  expect(car && ascItem(car).item_inventory_date).toBe('2026-03-01')
})

it('the data layer leaves out unknown values', () => {
  const { car } = carPage({ vin: null, priceCents: null, badge: null })
  expect(car && Object.keys(ascItem(car))).not.toContain('item_price')
  expect(car && ascItem(car).item_id).toBe(car?.stockNumber.toLowerCase())
})

it('the data layer identifies the home page by its path, and other pages by their kind', () => {
  const content = { page: 'content' } as never
  expect(measuredPage({ page: 'content', path: '/', pageId: 'home' }, content, config)).toEqual({ page: 'home' })
  expect(measuredPage({ page: 'content', path: '/about', pageId: 'about' }, content, config)).toEqual({ page: 'content' })
})

import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { searchesAffected } from './searchesAffected'

const names = {
  makes: [{ slug: 'toyota', name: 'Toyota', models: [{ slug: 'corolla', name: 'Corolla' }] }],
  ...{ modelPages: [], dealershipSlugs: [], locationSlugs: [] },
}
const site = { config: buildConfig(), dealershipIds: [], now: '2026-03-10T10:00:00.000Z', names }
const car = (priceCents: number) => buildCar({ priceCents, driveAwayCents: priceCents, priceType: 'driveAway' })
const affected = (before: number, after: number, saved: Parameters<typeof searchesAffected>[1]) =>
  searchesAffected({ before: [car(before)], after: [car(after)] }, saved, site)

it('saved searches find a car whose price falls below their maximum, and their shoppers are counted (FAV-06)', () => {
  const saved = [
    { path: '/search?make=Toyota&price=:24500', shopperIds: ['one', 'two'] },
    { path: '/search?make=Toyota&price=:30000', shopperIds: ['one'] },
    { path: '/search?make=Mazda&price=:24500', shopperIds: ['one'] },
  ]
  expect(affected(2_499_000, 2_449_000, saved)).toEqual([{ text: 'Toyota · price to 24500', shoppers: 2, gains: 1, loses: 0 }])
})

it('saved searches no longer find a car whose price rises above their maximum (FAV-06)', () =>
  expect(affected(2_449_000, 2_499_000, [{ path: '/search?price=:24500', shopperIds: ['one'] }])).toEqual([
    { text: 'price to 24500', shoppers: 1, gains: 0, loses: 1 },
  ]))

it('entered words of a saved search aren’t shown; searches that look equal without them are one, which counts each shopper once (FAV-06)', () => {
  const saved = [
    { path: '/search?query=corolla&price=:24500', shopperIds: ['one'] },
    { path: '/search?query=toyota&price=:24500', shopperIds: ['one', 'two'] },
  ]
  expect(affected(2_499_000, 2_449_000, saved)).toEqual([{ text: 'price to 24500', shoppers: 2, gains: 1, loses: 0 }])
})

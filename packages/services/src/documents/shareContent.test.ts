import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildCharge } from '@forecourt/rules/testing/buildCharge'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { shareContent } from './shareContent'

const now = '2026-03-10T10:00:00Z'
const config = buildConfig({ tags: { soldLaterText: 'SOLD', reservedText: 'SET ASIDE', comingSoonText: 'COMING IN MAY' } })

it.each<{ name: string; car: Partial<Car>; tag: string | null }>([
  { name: 'sold yesterday', car: { status: 'sold', soldAt: '2026-03-09T10:00:00Z' }, tag: 'JUST SOLD' },
  { name: 'sold forty days ago', car: { status: 'sold', soldAt: '2026-01-29T10:00:00Z' }, tag: 'SOLD' },
  { name: 'reserved, in the site’s own words', car: { reserved: true }, tag: 'SET ASIDE' },
  { name: 'coming soon', car: { status: 'coming_soon' }, tag: 'COMING IN MAY' },
  { name: 'with the dealer’s own tag', car: { tag: 'Test Drive Only' }, tag: 'Test Drive Only' },
  { name: 'just arrived, a tag that would soon be out of date', car: { createdAt: now }, tag: null },
])('a share image shows the same tag as the card of a car $name (UI-08, CAR-03)', ({ car, tag }) => {
  expect(shareContent(buildCar(car), config, now).tag).toBe(tag)
})

it('a share image omits the price of a sold car, and its terms', () => {
  expect(shareContent(buildCar({ status: 'sold' }), config, now)).toMatchObject({ price: '', priceTerms: '' })
  expect(shareContent(buildCar(), config, now).price).not.toBe('')
})

const weekly = buildConfig({
  price: { offerSubscriptions: true, subscriptionName: 'Subscription', subscriptionTerm: 'three months or more' },
  subscription: { terms: [{ id: 'three', months: 3 }], distances: [{ id: 'usual', km: 350 }] },
})

it.each<{ name: string; car: Partial<Car>; site?: ReturnType<typeof buildConfig>; terms: string }>([
  { name: 'a drive-away price', car: { priceType: 'driveAway' }, terms: 'Drive away' },
  { name: 'a price before government charges', car: { priceType: 'egc' }, terms: 'Excl. gov. charges' },
  {
    name: 'a price below its on-road total',
    car: { priceType: 'egc', driveAwayCents: null, charges: [buildCharge()] },
    terms: '$24,990 excl. gov. charges',
  },
  {
    name: 'a site that hides the type',
    car: { priceType: 'driveAway' },
    site: buildConfig({ price: { showPriceType: false } }),
    terms: '',
  },
  {
    ...{ name: 'a weekly price', car: { subscriptionPriceCents: 28_900 }, site: weekly },
    terms: 'Subscription · three months or more · Minimum total $3,757 over 13 weeks',
  },
  { name: 'a car without a price', car: { priceCents: null }, terms: '' },
])('a share image shows what the price includes, as the card does, for $name (UI-08, CARD-05, CAR-14)', ({ car, site = config, terms }) => {
  expect(shareContent(buildCar(car), site, now).priceTerms).toBe(terms)
})

it('the price of a share image is the on-road total, where the site shows it (CARD-05)', () => {
  const car = buildCar({ priceType: 'egc', driveAwayCents: null, charges: [buildCharge()] })
  expect(shareContent(car, config, now).price).toBe('$25,740 on the road (estimate)')
  expect(shareContent(car, buildConfig({ price: { showOnRoad: false } }), now).price).toBe('$24,990')
})

import { largestSize } from '@forecourt/rules/compliance/matching'
import { parsePage } from '@forecourt/rules/compliance/parsePage'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildCharge } from '@forecourt/rules/testing/buildCharge'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PriceBlock } from './PriceBlock'

const prices = { priceCents: 2_499_000, beforePriceCents: 2_799_000, priceType: 'driveAway' } as const
/** The text in order, with struck-through text between ~. */
const drawn = (car: Parameters<typeof buildCar>[0], size: 'card' | 'page' | 'bar' = 'card', price = {}) =>
  renderToStaticMarkup(
    <PriceBlock car={buildCar({ ...prices, ...car })} config={buildConfig({ price: { showWasPrice: true, ...price } })} size={size} />,
  )
    .replace(/<\/?s>/g, '~')
    .replace(/<[^>]*>/g, '|')
    .replace(/[|\s]+/g, ' ')
    .trim()

it.each([
  { name: 'a lower price', car: {}, text: '$24,990 Was ~$27,990~ Drive away' },
  { name: 'a price that was never higher', car: { beforePriceCents: null }, text: '$24,990 Drive away' },
  { name: 'a price that was lower', car: { beforePriceCents: 2_299_000 }, text: '$24,990 Drive away' },
])('a price shows the current price first and strikes the previous price through (CAR-14 to CAR-20): $name', ({ car, text }) => {
  for (const size of ['card', 'page', 'bar'] as const) expect(drawn(car, size)).toBe(text)
})

it('the price block keeps the previous purchase price next to a weekly price', () => {
  const price = { offerSubscriptions: true }
  const car = { subscriptionPriceCents: 25_900 }
  expect(drawn(car, 'card', price)).toMatch(/^\$259.* or buy it for \$24,990 Was ~\$27,990~ drive away$/)
  expect(drawn(car, 'bar', price)).toMatch(/^\$259/)
  expect(drawn(car, 'bar', price)).not.toContain('24,990')
})

it('the price block states the minimum total beside a weekly price in each size, with the bond where there is room (CAR-14)', () => {
  const config = buildConfig({ price: { offerSubscriptions: true }, subscription: { terms: [{ id: 'three', months: 3 }] } })
  const shown = (size: 'card' | 'page' | 'bar') =>
    renderToStaticMarkup(<PriceBlock car={buildCar({ ...prices, subscriptionPriceCents: 28_900 })} config={config} size={size} />)
  for (const size of ['card', 'page', 'bar'] as const) expect(shown(size)).toContain('Minimum total $3,757 over 13 weeks')
  for (const size of ['card', 'page'] as const) expect(shown(size)).toContain('plus a refundable bond of $1,156')
  expect(shown('bar')).not.toContain('bond')
})

it('a weekly price is one figure that says what it includes, and one price to buy (CAR-14, CAR-15)', () => {
  const price = {
    offerSubscriptions: true,
    subscriptionTerm: 'three months or more',
    subscriptionIncludes: 'rego and tyres',
    showWasPrice: false,
  }
  const car = { subscriptionPriceCents: 25_900 }
  expect(drawn(car, 'card', price)).toBe('$259 per week Subscription with rego and tyres or buy it for $24,990 drive away')
  expect(drawn(car, 'page', price)).toBe('$259 per week Subscription · three months or more or buy it for $24,990 drive away')
})

it('the price block states the on-road total of a price that excludes it, if the site shows it (CARD-05)', () => {
  const car = { priceType: 'egc', driveAwayCents: null, beforePriceCents: null, charges: [buildCharge()] } as const
  for (const size of ['card', 'bar'] as const) expect(drawn(car, size)).toBe('$25,740 On the road (estimate) $24,990 excl. gov. charges')
  expect(drawn({ ...car, driveAwayCents: 2_599_000 })).toBe('$25,990 On the road $24,990 excl. gov. charges')
  expect(drawn(car, 'card', { showOnRoad: false })).toBe('$24,990 Excl. gov. charges')
  const reduced = { ...car, beforePriceCents: 2_799_000 }
  expect(drawn(reduced)).toBe('$25,740 On the road (estimate) $24,990 Was ~$27,990~ excl. gov. charges')
  const weekly = { ...car, subscriptionPriceCents: 25_900 }
  expect(drawn(weekly, 'card', { offerSubscriptions: true })).toMatch(
    /or buy it for \$25,740 on the road \(estimate\) \$24,990 excl\. gov\. charges$/,
  )
})

it.each([
  { name: 'on a card', size: 'card', weekly: false },
  { name: 'on the page of a car', size: 'page', weekly: false },
  { name: 'in a bar', size: 'bar', weekly: false },
  { name: 'on a card below a weekly price', size: 'card', weekly: true },
  { name: 'on the page of a car below a weekly price', size: 'page', weekly: true },
] as const)('the on-road total is at least as large as the price that leaves it out (ACL s 48): $name', ({ size, weekly }) => {
  const car = buildCar({ ...prices, priceType: 'egc', driveAwayCents: 2_599_000, subscriptionPriceCents: weekly ? 25_900 : null })
  const config = buildConfig({ price: { offerSubscriptions: weekly } })
  const { content } = parsePage(renderToStaticMarkup(<PriceBlock car={car} config={config} size={size} />))
  const sizeOf = (text: string) => largestSize(content, { at: content.text.indexOf(text), length: text.length })
  expect(sizeOf('$25,990')).toBeGreaterThanOrEqual(sizeOf('$24,990'))
})

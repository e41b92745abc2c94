import { settingAt } from '@forecourt/schema/settingAt'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'
import { anyCar } from '../testing/anyCar'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { displayPrice } from './displayPrice'
import { priceReasons } from './priceReasons'

const settings = buildConfig().price
const messageFor = (id: string, car: Partial<Car>, priceSettings = settings) =>
  priceReasons(buildCar(car), priceSettings)
    .find((each) => each.id === `price-${id}`)
    ?.because.map(({ message }) => message)
    .join(' ')

it.each([
  ['amount', {}, 'The car is in stock. The car has a price above $10.'],
  ['amount', { priceCents: 1000 }, 'The car has no price above $10.'],
  ['was', {}, 'The price was not higher before.'],
  ['was', { beforePriceCents: 2_699_000 }, 'The site shows no was-prices.', buildConfig({ price: { showWasPrice: false } }).price],
  ['week', { subscriptionPriceCents: 19_900 }, 'The site offers no subscriptions.'],
  ['none', { priceCents: null, preorder: true }, 'The pre-order text is shown instead.'],
  ['amount', { status: 'sold' }, 'A car that isn’t in stock shows no price.'],
] satisfies [id: string, car: Partial<Car>, message: string, priceSettings?: typeof settings][])(
  'the editor explains $0 (CAR-14 to CAR-20): $2',
  (id, car, message, priceSettings = settings) => expect(messageFor(id, car, priceSettings)).toBe(message),
)

const shownParts = (car: Car, priceSettings: typeof settings): string[] => {
  if (!isInStock(car)) return []
  const { kind, wasText, typeText, onRoad, purchase } = displayPrice(car, {
    price: priceSettings,
    identity: { country: 'AU' },
    subscription: buildConfig().subscription,
  })
  const main = { subscription: 'week', reduced: 'amount', regular: 'amount', preorder: 'preorder', none: 'none' }[kind]
  // Below a weekly price is the purchase price with its details.
  const purchased = kind === 'subscription' ? purchase : { wasText, typeText, onRoad }
  const details = [
    ...(purchase ? ['amount'] : []),
    ...(purchased?.wasText ? ['was'] : []),
    ...(purchased?.typeText ? ['type'] : []),
    ...(purchased?.onRoad ? ['on-road'] : []),
  ]
  return [main, ...details].map((id) => `price-${id}`)
}

it('the explanation of a price reports as shown exactly what a price shows, and names only existing settings (CAR-01)', () => {
  const configs = [{}, { offerSubscriptions: true }, { showWasPrice: false }, { showPriceType: false }, { showOnRoad: false }].map(
    (price) => buildConfig({ price }).price,
  )
  fc.assert(
    fc.property(anyCar, fc.constantFrom(...configs), (car, priceSettings) => {
      const reasons = priceReasons(car, priceSettings)
      expect(reasons.flatMap(({ id, shown }) => (shown ? [id] : [])).toSorted()).toEqual(shownParts(car, priceSettings).toSorted())
      for (const { because } of reasons)
        for (const pointer of because.flatMap((each) => each.settings)) expect(settingAt(pointer), pointer).toBeTruthy()
    }),
  )
})

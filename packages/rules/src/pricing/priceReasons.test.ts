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
const saysOf = (id: string, car: Partial<Car>, given = settings) =>
  priceReasons(buildCar(car), given)
    .find((each) => each.id === `price-${id}`)
    ?.because.map(({ says }) => says)
    .join(' ')

it.each([
  { id: 'amount', car: {}, says: 'The car is in stock. The car has a price above $10.' },
  { id: 'amount', car: { priceCents: 1000 }, says: 'The car has no price above $10.' },
  { id: 'was', car: {}, says: 'The price was not higher before.' },
  {
    id: 'was',
    car: { beforePriceCents: 2_699_000 },
    given: buildConfig({ price: { showWasPrice: false } }).price,
    says: 'The site shows no was-prices.',
  },
  { id: 'week', car: { subscriptionPriceCents: 19_900 }, says: 'The site offers no subscriptions.' },
  { id: 'none', car: { priceCents: null, preorder: true }, says: 'The pre-order text is shown instead.' },
  { id: 'amount', car: { status: 'sold' }, says: 'A car that isn’t in stock shows no price.' },
] satisfies { id: string; car: Partial<Car>; given?: typeof settings; says: string }[])(
  'says of $id (CAR-14 to CAR-20): $says',
  ({ id, car, given = settings, says }) => expect(saysOf(id, car, given)).toBe(says),
)

const shownOf = (car: Car, given: typeof settings): string[] => {
  if (!isInStock(car)) return []
  const { kind, wasText, typeText, purchase } = displayPrice(car, { price: given, identity: { country: 'AU' } })
  const main = { subscription: 'week', reduced: 'amount', regular: 'amount', preorder: 'preorder', none: 'none' }[kind]
  // Under a price per week stands what the car costs to buy, with what belongs to that.
  const bought = kind === 'subscription' ? purchase : { wasText, typeText }
  const beside = [...(purchase ? ['amount'] : []), ...(bought?.wasText ? ['was'] : []), ...(bought?.typeText ? ['type'] : [])]
  return [main, ...beside].map((id) => `price-${id}`)
}

it('calls shown exactly what a price shows, and names settings that exist (CAR-01)', () => {
  const configs = [{}, { offerSubscriptions: true }, { showWasPrice: false }, { showPriceType: false }].map(
    (price) => buildConfig({ price }).price,
  )
  fc.assert(
    fc.property(anyCar, fc.constantFrom(...configs), (car, given) => {
      const reasons = priceReasons(car, given)
      expect(reasons.flatMap(({ id, shown }) => (shown ? [id] : [])).toSorted()).toEqual(shownOf(car, given).toSorted())
      for (const { because } of reasons)
        for (const pointer of because.flatMap((each) => each.settings)) expect(settingAt(pointer), pointer).toBeTruthy()
    }),
  )
})

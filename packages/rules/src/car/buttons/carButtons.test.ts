import { type CarButtonKind, cardButtons } from '@forecourt/schema/carButton'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canFavourite } from '../../accounts/saved-cars/savedCarNeeds'
import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import { phoneFor } from '../../phone/phoneFor'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLocation } from '../../testing/buildLocation'
import { canReserve } from '../canReserve'
import { isPrintable } from '../facts/isPrintable'
import { carButtonReasons } from './buttonReasons'
import type { CarButtonContext } from './CarButtonRule'
import { carButtonsFor } from './carButtonsFor'

const kinds = Object.keys(cardButtons) as CarButtonKind[]

const cars = fc
  .record<Partial<Car>>({
    status: fc.constantFrom('draft', 'in_stock', 'coming_soon', 'sold', 'withdrawn'),
    carType: fc.constantFrom('new', 'used', 'demo'),
    itemType: fc.constantFrom('car', 'motorcycle', 'caravan'),
    make: fc.constantFrom('Kia', 'Suzuki'),
    reserved: fc.boolean(),
    priceCents: fc.constantFrom(null, -1, 0, 1000, 1001, 2_499_000),
    subscriptionPriceCents: fc.constantFrom(null, 0, 289_00),
    images: fc.constantFrom([], buildCar().images),
    locationPhone: fc.constantFrom(null, '', '02 5550 1234'),
    historyFileKey: fc.constantFrom(null, '', 'history/n1001.pdf'),
    paymentProcessors: fc.constantFrom([], ['stripe']),
  })
  .map(buildCar)

const settings = fc.record<ConfigValues>({
  phone: fc.record({ main: fc.constantFrom('', '02 5550 0000'), callNowInHoursOnly: fc.boolean() }),
  checkout: fc.record({ enabled: fc.boolean(), deposit: fc.constantFrom(0, 200) }),
  price: fc.record({ offerSubscriptions: fc.boolean() }),
  chat: fc.record({
    enabled: fc.boolean(),
    token: fc.constantFrom('', 'abc'),
    excludedDealerships: fc.constantFrom([], ['harbour-motors']),
  }),
  favourites: fc.record({ enabled: fc.boolean(), showFor: fc.subarray(['used', 'priced', 'pictured'] as const) }),
  social: fc.record({ share: fc.subarray(['facebook', 'copy'] as const) }),
  vdp: fc.record({ showMap: fc.boolean(), customButtonHref: fc.constantFrom('', '/why-us') }),
})

const contexts: fc.Arbitrary<CarButtonContext> = fc.record({
  config: settings.map(buildConfig),
  place: fc.constantFrom('card', 'vdp'),
  location: fc.constantFrom(null, buildLocation()),
  now: fc.constantFrom('2026-03-11T02:00:00Z', '2026-03-11T12:00:00Z'),
})

const lists = fc
  .shuffledSubarray(kinds)
  .chain((ids) =>
    fc.array(fc.constantFrom('', ' ', 'Own words'), { minLength: ids.length, maxLength: ids.length }).map((labels) => ({ ids, labels })),
  )
  .map(({ ids, labels }) => ids.map((id, index) => ({ id, label: labels[index] ?? '', style: 'secondary' as const })))

/** Minimum conditions of each visible button. */
const conditions: { readonly [Kind in CarButtonKind]?: (car: Car, context: CarButtonContext) => boolean } = {
  call: (car, { config }) => phoneFor(car, config) !== null,
  whatsapp: (car, { config }) => phoneFor(car, config) !== null,
  callNow: (car) => Boolean(car.locationPhone),
  print: (car) => isPrintable(car),
  reserve: (car, { config }) => canReserve(car, config),
  buyOnline: (car, { config }) => canReserve(car, config),
  subscribe: (car, { config }) => config.price.offerSubscriptions && (car.subscriptionPriceCents ?? 0) > 0 && !car.reserved,
  chat: (_car, { config }) => config.chat.enabled && config.chat.token === '',
  history: (car) => Boolean(car.historyFileKey),
  favourite: (car, { config }) => canFavourite(car, config),
  custom: (_car, { config }) => config.vdp.customButtonHref !== '',
  share: (_car, { config }) => config.social.share.length > 0,
  location: (_car, { config, location }) => config.vdp.showMap && location !== null,
  details: (_car, { place }) => place === 'card',
}

describe('the buttons of any car on any site (VDP-07, CARD-06)', () => {
  it('the buttons of any car on any site meet their conditions, have a label and appear once', () => {
    fc.assert(
      fc.property(cars, contexts, lists, (car, context, list) => {
        const shown = carButtonsFor(car, list, context)
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
        for (const { id, label } of shown) {
          expect(label.trim()).not.toBe('')
          if (id !== 'similar') expect(conditions[id]?.(car, context) ?? true).toBe(true)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  it('the buttons of any car on any site keep the site’s order, and are reduced to one for a sold car (CAR-04)', () => {
    fc.assert(
      fc.property(cars, contexts, lists, (car, context, list) => {
        const settings = carButtonsFor(car, list, context).map(({ setting }) => setting)
        const order = list.map(({ id }) => `/${context.place}/buttons/${id}`)
        expect(settings).toEqual(isInStock(car) ? order.filter((setting) => settings.includes(setting)) : [`/${context.place}/buttons`])
      }),
      { numRuns: runs(100) },
    )
  })

  it('the buttons of any car on any site show or are hidden as their reasons say', () => {
    fc.assert(
      fc.property(cars, contexts, lists, (car, context, list) => {
        const reasons = carButtonReasons(car, list, context)
        const max = context.place === 'card' ? context.config.card.mostButtons : undefined
        const shown = new Set(
          carButtonsFor(car, list, context)
            .map(({ id }) => id)
            .slice(0, max),
        )
        for (const { id, shown: isShown, reason } of reasons) {
          expect(reason).toMatch(isShown ? /^Shown: .+\.$/ : /^Hidden: .+\.$/)
          expect(shown.has(id)).toBe(isShown || (id === 'chat' && shown.has('chat')))
        }
      }),
      { numRuns: runs(100) },
    )
  })
})

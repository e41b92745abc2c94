import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLender } from '@forecourt/rules/testing/buildLender'
import { describe, expect, it } from 'vitest'
import { renderToHtml } from '../../../testing/hosted'
import { VehicleCard } from './VehicleCard'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

const lender = buildLender({ paymentWeekCents: 12_300 })

const cardOf = (car: Parameters<typeof buildCar>[0] = {}, values: Parameters<typeof buildConfig>[0] = {}, priority = false) =>
  renderToHtml(<VehicleCard car={buildCar(car)} config={buildConfig(values)} request={request} priority={priority} />)

describe.each(['stacked', 'wide', 'overlay', 'plain', 'priced'] as const)('a %s card', (layout) => {
  it('a vehicle card links its name to the car, shows the most important facts, and has the configured buttons (CARD-05, CARD-06)', () => {
    const html = cardOf({ id: 'a', fuel: 'Petrol - Unleaded' }, { card: { layout } })
    expect(html).toContain('href="/cars/2021-toyota-corolla-ascent-sport-n1001"')
    for (const text of [
      '2021 Toyota Corolla Ascent Sport',
      'Used',
      '42,310 km',
      'Automatic',
      'Petrol',
      '$24,990',
      'Drive away',
      'Enquire',
      'View Details',
    ]) {
      expect(html).toContain(text)
    }
  })

  it('a vehicle card shows a placeholder where there is no picture (CARD-02)', () => {
    expect(cardOf({ images: [] }, { card: { layout } })).toContain('Images coming soon')
  })

  it('a vehicle card offers only something similar when the car is sold (CARD-10, CARD-11)', () => {
    const html = cardOf({ status: 'sold' }, { card: { layout } })
    expect(html).toContain('Like this and want something similar?')
    expect(html).toContain('Find Me Something Similar')
    expect(html).toContain('JUST SOLD')
    expect(html).not.toContain('View Details')
    expect(html).not.toContain('$24,990')
  })

  it('a vehicle card shows the number of photos and the saving against the market, where the site enables it', () => {
    const images = Array.from({ length: 12 }, (_, index) => ({ key: `cars/${index}.png`, alt: '' }))
    const car = { images, priceCents: 2_000_000, marketPrices: { stateAverageCents: 2_184_000 } }
    const shown = cardOf(car, { card: { layout, showMarketPrice: true } })
    expect(shown).toMatch(/card-count.*?12<\/b>/)
    expect(shown).toContain('$1,840 below the market average')
    const hidden = cardOf(car, { card: { layout, showPhotoCount: false } })
    expect(hidden).not.toContain('card-count')
    expect(hidden).not.toContain('below the market average')
    expect(cardOf({ images: images.slice(0, 1) }, { card: { layout } })).not.toContain('card-count')
  })

  it('a vehicle card shows the whole original range of an electric car', () => {
    const html = cardOf({ simpleFuel: 'Electric', variant: { rangeKm: 270 } }, { card: { layout } })
    expect(html).toContain('270 km range when new')
    expect(html).not.toMatch(/class="[^"]*truncate[^"]*">270 km/)
  })

  it('a vehicle card shows the car’s location only when the site enables it (CARD-03)', () => {
    expect(cardOf({}, { card: { layout, showLocation: true } })).toContain('Harbour Motors Parramatta')
    expect(cardOf({}, { card: { layout, showLocation: false } })).not.toContain('Harbour Motors Parramatta')
  })

  it('a vehicle card never shows a weekly figure without its rate and comparison rate (CAR-23)', () => {
    const html = cardOf({ financeLenders: { manual: lender } }, { card: { layout }, finance: { provider: 'manual' } })
    expect(html).toContain('$123')
    expect(html).toContain('6.29% p.a.')
    expect(html).toContain('8.19%')
    expect(
      cardOf({ financeLenders: { manual: lender } }, { card: { layout, showWeekly: false }, finance: { provider: 'manual' } }),
    ).not.toContain('$123')
  })
})

describe('a car’s card', () => {
  it('a car’s card shows the previous price next to a reduced one (CAR-20)', () => {
    expect(cardOf({ beforePriceCents: 2_699_000 })).toContain('<s>$26,990</s>')
  })

  it('a car’s card shows the site’s text when there is no price (CAR-19)', () => {
    expect(cardOf({ priceCents: null }, { price: { noPriceText: 'Ask us' } })).toContain('Ask us')
  })

  it('a car’s card loads the first pictures at once and the others near the viewport', () => {
    expect(cardOf({}, {}, true)).toContain('fetchPriority="high"')
    expect(cardOf()).toContain('loading="lazy"')
  })

  it.each([
    { name: 'both masses', tareWeight: 2_350, aggregateTrailerMass: 2_800, shown: ['2,350 kg tare', '2,800 kg ATM'] },
    { name: 'one mass', tareWeight: 0, aggregateTrailerMass: 2_800, shown: ['2,800 kg ATM'] },
    { name: 'no masses', shown: null },
  ])('the card of a caravan states its tare and its aggregate trailer mass, if known: $name (CFG-06)', ({ shown, name: _, ...masses }) => {
    const card = cardOf({ itemType: 'caravan', km: null, specifications: masses })
    expect(card.match(/[\d,]+ kg \w+/g)).toEqual(shown)
  })

  it('a car’s card shows the engine of a motorcycle and the berths of a caravan (CFG-06)', () => {
    expect(cardOf({ itemType: 'motorcycle', engineSizeLitres: 1.2 })).toContain('1200 cc')
    const caravan = cardOf({ itemType: 'caravan', km: null, specifications: { sleeps: 4, bodyLength: 18 } })
    expect(caravan).toContain('Sleeps 4')
    // Screen readers would read “Sleeps: Sleeps 4”.
    expect(caravan).not.toContain('Sleeps: ')
    expect(caravan).toContain('Length: ')
    expect(caravan).not.toContain('Automatic')
  })

  it('a car’s card marks its parts with their settings for the editor', () => {
    const html = cardOf({ priceCents: null })
    for (const pointer of ['/card/layout', '/card/showLocation', '/card/buttons/enquire', '/price/noPriceText'])
      expect(html).toContain(`data-setting="${pointer}"`)
  })
})

it.each(['stacked', 'wide', 'overlay', 'plain', 'priced'] as const)(
  'a short %s card has the prices, its minimum total and two facts, and nothing that is on the car’s page (CARD-05, CAR-14)',
  (layout) => {
    const car = { simpleFuel: 'Electric', variant: { rangeKm: 270 }, subscriptionPriceCents: 25_900 } as const
    const values = {
      price: { offerSubscriptions: true, subscriptionIncludes: 'servicing' },
      subscription: { terms: [{ id: 'three', months: 3 }], distances: [{ id: 'usual', km: 350 }] },
    }
    const [full, short] = (['full', 'short'] as const).map((detail) => cardOf(car, { ...values, card: { layout, detail } }))
    for (const text of ['$259 per week', 'Minimum total $3,367 over 13 weeks', 'or buy it for', '42,310 km', '270 km'])
      expect(short).toContain(text)
    for (const text of ['servicing', 'Electric', 'bond']) {
      expect(full).toContain(text)
      expect(short).not.toContain(text)
    }
  },
)

it('the large first card of a row has the same text in each layout (CARD-01)', () => {
  const cards = (['stacked', 'overlay'] as const).map((layout) =>
    renderToHtml(<VehicleCard car={buildCar()} config={buildConfig({ card: { layout } })} request={request} large />),
  )
  expect(cards[0]).toBe(cards[1])
  expect(cards[0]).toContain('$24,990')
})

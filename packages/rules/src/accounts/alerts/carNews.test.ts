import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { type CarStatePeriod, carNews } from './carNews'
import { mayMailNow } from './sendsAlerts'

const start = Date.parse('2026-06-01T00:00:00.000Z')
const hour = 3_600_000
const iso = (hours: number) => new Date(start + hours * hour).toISOString()

type Step = readonly [hours: number, state: Partial<Omit<CarStatePeriod, 'id' | 'at'>>]

/** States of a car from steps, each with its change and hour. */
const states = (...steps: readonly Step[]): CarStatePeriod[] => {
  let last: Omit<CarStatePeriod, 'id' | 'at'> = { status: 'in_stock', reserved: false, priceCents: 3_000_000, priceType: 'driveAway' }
  return steps.map(([hours, change], index) => {
    last = { ...last, ...change }
    return { ...last, id: String(index), at: iso(hours) }
  })
}
const newsKind = (list: readonly CarStatePeriod[], minCents = 10_000) =>
  carNews(list, { now: list.at(-1)?.at ?? '', minCents })?.kind ?? null

describe('carNews (FAV-06)', () => {
  it.each<[name: string, news: string | null, ...steps: Step[]]>([
    ['a price that was valid for a day falls', 'priceDrop', [0, {}], [24, { priceCents: 2_900_000 }]],
    ['the price was valid for an hour less', null, [0, {}], [23, { priceCents: 2_900_000 }]],
    ['it falls by less than the site’s minimum', null, [0, { priceCents: 500_000 }], [48, { priceCents: 490_100 }]],
    ['it falls by less than 1 %', null, [0, {}], [48, { priceCents: 2_970_100 }]],
    ['it falls by 1 %', 'priceDrop', [0, {}], [48, { priceCents: 2_970_000 }]],
    ['it rises', null, [0, {}], [48, { priceCents: 3_100_000 }]],
    ['it returns to the earlier price', null, [0, {}], [48, { priceCents: 3_500_000 }], [50, { priceCents: 3_000_000 }]],
    [
      'it falls below the price before a short rise',
      'priceDrop',
      [0, {}],
      [48, { priceCents: 3_500_000 }],
      [50, { priceCents: 2_900_000 }],
    ],
    ['it falls in two steps', 'priceDrop', [0, {}], [48, { priceCents: 2_990_000 }], [48.1, { priceCents: 2_900_000 }]],
    ['another kind of price is lower', null, [0, {}], [48, { priceCents: 2_700_000, priceType: 'egc' }]],
    [
      'another kind of price in between',
      null,
      [0, {}],
      [48, { priceType: 'egc' }],
      [50, { priceType: 'driveAway', priceCents: 2_900_000 }],
    ],
    ['the price is removed', null, [0, {}], [48, { priceCents: null }]],
    ['a price is added', null, [0, { priceCents: null }], [48, { priceCents: 2_000_000 }]],
    ['the price falls while it is reserved', null, [0, {}], [48, { reserved: true }], [49, { priceCents: 2_000_000 }]],
    [
      'the price was valid while the car was unavailable',
      null,
      [0, { status: 'withdrawn' }],
      [30, { status: 'in_stock' }],
      [31, { priceCents: 2_000_000 }],
    ],
    ['it is sold', 'sold', [0, {}], [48, { status: 'sold' }]],
    ['it is sold from a reservation', 'sold', [0, {}], [1, { reserved: true }], [48, { status: 'sold', reserved: false }]],
    ['it is sold without having been for sale', null, [0, { status: 'draft' }], [48, { status: 'sold' }]],
    ['it is reserved', null, [0, {}], [48, { reserved: true }]],
    ['its reservation ends after two days', 'backInStock', [0, {}], [48, { reserved: true }], [96, { reserved: false }]],
    ['it comes back after it was sold', 'backInStock', [0, {}], [48, { status: 'sold' }], [96, { status: 'in_stock' }]],
    ['it is missing from a feed for a few minutes', null, [0, {}], [48, { status: 'withdrawn' }], [48.2, { status: 'in_stock' }]],
    [
      'it is removed in two steps',
      'backInStock',
      [0, {}],
      [48, { reserved: true }],
      [50, { status: 'sold', reserved: false }],
      [50.1, { status: 'in_stock' }],
    ],
    ['it is published for the first time', null, [0, { status: 'draft' }], [48, { status: 'in_stock' }]],
    [
      'its reservation ends within the hour after a drop last week',
      null,
      [0, {}],
      [48, { priceCents: 2_900_000 }],
      [200, { reserved: true }],
      [200.5, { reserved: false }],
    ],
    ['there is only one state', null, [0, {}]],
  ])('carNews gives the news when $0: $1', (_name, news, ...steps) => expect(newsKind(states(...steps))).toBe(news))

  it('carNews announces only price drops that the car’s price history confirms, in 20,000 random histories', () => {
    const step = fc.record({
      minutes: fc.integer({ min: 1, max: 3_000 }),
      price: fc.constantFrom(null, 0, 1_000_000, 1_004_000, 1_010_000, 1_050_000, 1_100_000, 1_200_000),
      type: fc.constantFrom('driveAway' as const, 'driveAway' as const, 'driveAway' as const, 'egc' as const),
      status: fc.constantFrom('in_stock' as const, 'in_stock' as const, 'in_stock' as const, 'sold' as const, 'withdrawn' as const),
      reserved: fc.constantFrom(false, false, false, true),
    })
    let sent = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), (steps) => {
        let minute = 0
        const list = steps.map(({ minutes, price, type, status, reserved }, index): CarStatePeriod => {
          const state = { id: String(index), at: iso(minute / 60), status, reserved, priceCents: price, priceType: type }
          minute += minutes
          return state
        })
        const last = list.at(-1)
        const news = carNews(list, { now: last?.at ?? '', minCents: 10_000 })
        if (news?.kind !== 'priceDrop' || !last) return
        sent += 1
        // Prices at which the car was available, minute by minute, latest first.
        expect([last.status, last.reserved, last.priceCents, news.stateId]).toEqual(['in_stock', false, news.priceCents, last.id])
        expect(news.beforeCents - news.priceCents).toBeGreaterThanOrEqual(Math.max(10_000, news.beforeCents / 100))
        const ends = list.map((state, index) => Date.parse(list[index + 1]?.at ?? last.at) - Date.parse(state.at))
        const total = list.reduce((ms, state, index) => {
          const isEarlierPrice = state.priceCents === news.beforeCents && state.priceType === last.priceType && state.status === 'in_stock'
          return ms + (isEarlierPrice ? (ends[index] ?? 0) : 0)
        }, 0)
        expect(total, 'the earlier price was valid for a day').toBeGreaterThanOrEqual(24 * hour)
        // Since then no lower or equal price was valid for a day.
        const since = list.findLastIndex((state) => state.priceCents === news.beforeCents && state.priceType === last.priceType)
        let unchangedMs = 0
        for (let index = since + 1; index < list.length - 1; index++) {
          const same = list[index]?.priceCents === list[index - 1]?.priceCents
          unchangedMs = (same ? unchangedMs : 0) + (list[index]?.status === 'in_stock' ? (ends[index] ?? 0) : 0)
          expect(unchangedMs).toBeLessThan(24 * hour)
        }
      }),
      { numRuns: 20_000 },
    )
    expect(sent).toBeGreaterThan(100)
  })
})

describe('mayMailNow (FAV-06)', () => {
  const config = buildConfig({
    identity: { timeZone: 'Australia/Sydney' },
    auth: { enabled: true },
    garage: { quietFrom: 20, quietUntil: 8 },
  })
  // Sydney is ten hours ahead in June.
  const at = (time: string) => `2026-06-10T${time}:00.000Z`
  it.each([
    ['noon, no mail before', 'atOnce', null, at('02:00'), true],
    ['one minute to eight in the morning', 'atOnce', null, '2026-06-09T21:59:00.000Z', false],
    ['eight in the morning', 'atOnce', null, '2026-06-09T22:00:00.000Z', true],
    ['one minute to eight in the evening', 'atOnce', null, at('09:59'), true],
    ['eight in the evening', 'atOnce', null, at('10:00'), false],
    ['half an hour after the last mail', 'atOnce', at('01:30'), at('02:00'), false],
    ['an hour after the last mail', 'atOnce', at('01:00'), at('02:00'), true],
    ['daily, the same day', 'daily', '2026-06-09T22:00:00.000Z', at('02:00'), false],
    ['daily, the day after', 'daily', '2026-06-09T02:00:00.000Z', '2026-06-09T22:00:00.000Z', true],
    ['off', 'off', null, at('02:00'), false],
  ] as const)('mayMailNow decides whether a mail may be sent: $0', (_name, alerts, alertedAt, now, expected) =>
    expect(mayMailNow({ alerts, alertedAt }, now, config)).toBe(expected),
  )

  it('mayMailNow sends no mail if the site’s car alerts are off', () => {
    expect(
      mayMailNow({ alerts: 'atOnce', alertedAt: null }, at('02:00'), buildConfig({ auth: { enabled: true }, garage: { alerts: false } })),
    ).toBe(false)
  })
})

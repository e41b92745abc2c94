import type { MeasuredCounts } from '@forecourt/rules/measuring/SiteStatistics'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Beacon } from '../Beacon'
import { createDayVisitors } from './createDayVisitors'
import { createEventCounts, type EventCountsOptions } from './createEventCounts'
import { parseBeacon } from './parseBeacon'

const site = { siteId: 's', organisationId: 'o' }
const beacon = (over: Partial<Beacon> = {}): Beacon => ({
  ...{ page: 'car', path: '/cars/corolla', source: 'google', campaign: 'spring', counts: { view: 1 }, seen: [], searches: [] },
  ...over,
})
const build = (over: Partial<EventCountsOptions> = {}) => {
  const state = { fails: false, now: Date.parse('2026-03-01T00:00:00Z'), sent: [] as MeasuredCounts[] }
  const visitors = createDayVisitors({ max: 1_000, now: () => state.now })
  const eventCounts = createEventCounts({
    send: async (counts) => {
      if (state.fails) throw new Error('Nobody answers')
      state.sent.push(...counts)
    },
    ...{ visitors, pauseMs: 60_000, maxPerSite: 100, maxSites: 10, maxPerVisitor: 50, ...over },
  })
  return { state, eventCounts }
}

describe('createEventCounts', () => {
  it('createEventCounts counts views, first visits of the day, and events of cars (ANL-01)', async () => {
    const { state, eventCounts } = build()
    eventCounts.add(site, beacon({ counts: { view: 2, form: 1 } }), ['a'])
    eventCounts.add(site, beacon({ counts: { call: 1 } }), ['a'])
    eventCounts.add(site, beacon({ page: 'search', path: '/search', seen: ['corolla', 'yaris'], searches: [['red ute', 0]] }), ['b'])
    await eventCounts.flush()
    expect(state.sent).toEqual([
      {
        ...{ ...site, forms: 1, calls: 1 },
        traffic: [
          { page: 'car', source: 'google', campaign: 'spring', views: 2, visitors: 1 },
          { page: 'search', source: 'google', campaign: 'spring', views: 1, visitors: 1 },
        ],
        cars: [
          { slug: 'corolla', impressions: 1, views: 2, forms: 1, calls: 1 },
          { slug: 'yaris', impressions: 1, views: 0, forms: 0, calls: 0 },
        ],
        searches: [{ query: 'red ute', searches: 1, empty: 1 }],
      },
    ])
  })

  it('createEventCounts counts the page of an offer by its id, and every other page by its kind (ANL-01)', async () => {
    const { state, eventCounts } = build()
    const paths = ['/offers/summer-44c5f6', '/offers/toyota/summer-44c5f6', '/offers/toyota/%3Cb%3E', '/offers/a@b.example']
    for (const path of paths) eventCounts.add(site, beacon({ page: 'offer', path }), ['a'])
    eventCounts.add(site, beacon({ page: 'content', path: '/offers/summer-44c5f6' }), ['a'])
    await eventCounts.flush()
    expect(state.sent[0]?.traffic.map(({ page, views }) => [page, views])).toEqual([
      ['offer/summer-44c5f6', 2],
      ['offer', 2],
      ['content', 1],
    ])
  })

  it('createEventCounts loses nothing while the server is unreachable', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { state, eventCounts } = build()
    state.fails = true
    eventCounts.add(site, beacon(), ['a'])
    await eventCounts.flush()
    eventCounts.add(site, beacon(), ['a'])
    state.fails = false
    await eventCounts.flush()
    expect(state.sent[0]?.traffic).toEqual([{ page: 'car', source: 'google', campaign: 'spring', views: 2, visitors: 1 }])
    log.mockRestore()
  })

  it('createEventCounts limits the number of rows however many sources and cars are invented, and counts every view', async () => {
    const { state, eventCounts } = build({ maxPerSite: 3 })
    for (let n = 0; n < 100; n++) eventCounts.add(site, beacon({ path: `/cars/${n}`, source: `s${n}`, campaign: `c${n}` }), [String(n)])
    await eventCounts.flush()
    const [counts] = state.sent
    expect(counts?.traffic.length).toBe(4)
    expect(counts?.traffic.reduce((sum, { views }) => sum + views, 0)).toBe(100)
    expect(counts?.cars.length).toBe(3)
  })

  it('createEventCounts limits the events of one program', async () => {
    const { state, eventCounts } = build({ maxPerVisitor: 5 })
    for (let n = 0; n < 100; n++) eventCounts.add(site, beacon(), ['robot'])
    await eventCounts.flush()
    expect(state.sent[0]?.traffic[0]?.views).toBe(5)
  })
})

describe('createDayVisitors', () => {
  it('createDayVisitors recognises a visitor for a day, with another id the next day: ids can’t be joined (ANL-01)', () => {
    const clock = { now: Date.parse('2026-03-01T00:00:00Z') }
    const visitors = createDayVisitors({ max: 10, now: () => clock.now })
    const first = visitors.pseudonym(['s', '203.0.113.5', 'Safari'])
    expect([visitors.isNew(first), visitors.isNew(first)]).toEqual([true, false])
    clock.now += 86_400_000
    const next = visitors.pseudonym(['s', '203.0.113.5', 'Safari'])
    expect(next).not.toBe(first)
    expect(visitors.isNew(next)).toBe(true)
  })

  it('createDayVisitors limits the number of visitors', () => {
    const visitors = createDayVisitors({ max: 3, now: () => 0 })
    const news = Array.from({ length: 10 }, (_, n) => visitors.isNew(visitors.pseudonym([String(n)])))
    expect(news.filter(Boolean).length).toBe(3)
  })
})

describe('parseBeacon', () => {
  const read = (fields: object) => parseBeacon(JSON.stringify({ ...beacon(), ...fields }))

  it('parseBeacon parses a page’s beacon, and validates its texts again (ANL-01)', () => {
    expect(read({})).toEqual(beacon())
    expect(read({ source: 'ana@shopper.example', campaign: '0491 570 156' })).toMatchObject({ source: 'other', campaign: '' })
    expect(
      read({
        searches: [
          ['Red UTE', 3],
          ['call 0491 570 156', 0],
        ],
      })?.searches,
    ).toEqual([['red ute', 3]])
  })

  it.each([
    { name: 'no JSON', body: '{' },
    { name: 'a list', body: '[]' },
    { name: 'a thousand views', body: JSON.stringify(beacon({ counts: { view: 1000 } })) },
    { name: 'an endless path', body: JSON.stringify(beacon({ path: '/'.repeat(500) })) },
    { name: 'another page', body: JSON.stringify(beacon({ page: '<script>' })) },
  ])('parseBeacon refuses a beacon that is $name', ({ body }) => expect(parseBeacon(body)).toBeNull())

  it('parseBeacon removes email addresses and phone numbers from every field (ANL-01)', () => {
    const personal = fc.oneof(fc.emailAddress(), fc.stringMatching(/^04\d\d \d{3} \d{3}$/))
    fc.assert(
      fc.property(personal, fc.constantFrom('source', 'campaign', 'searches'), (text, where) => {
        const parsed = read({ [where]: where === 'searches' ? [[`x ${text}`, 1]] : `x ${text}` })
        expect(JSON.stringify({ ...parsed, path: '' })).not.toContain(text.toLowerCase())
        expect(JSON.stringify({ ...parsed, path: '' })).not.toContain(text)
      }),
    )
  })
})

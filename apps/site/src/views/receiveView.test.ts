import { buildCar } from '@forecourt/rules/testing/buildCar'
import { describe, expect, it } from 'vitest'
import { createViewCounter } from './createViewCounter'
import { createVisitors, receiveView } from './receiveView'

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

interface Look {
  readonly slug?: string
  readonly agent?: string
  readonly address?: string
  readonly method?: string
  readonly websiteId?: string
  readonly headers?: { readonly [name: string]: string }
}

const build = () => {
  const counter = createViewCounter({ write: async () => {}, pauseMs: 60_000, maxCars: 100 })
  const visitors = createVisitors({ max: 100, ms: 1000, now: () => 0 })
  const view = ({ slug = 'corolla', agent = safari, address = '203.0.113.5', method = 'GET', websiteId = 's', headers }: Look = {}) =>
    receiveView(
      new Request(`http://a.example/cars/${slug}/view.json?photos_count=2&updated_at=1&website_id=${websiteId}`, {
        method,
        headers: { host: 'a.example', 'user-agent': agent, 'sec-fetch-site': 'same-origin', ...headers },
      }),
      slug,
      {
        siteId: 's',
        organisationId: 'o',
        carBySlug: async (requestedSlug) => {
          if (requestedSlug === 'away') throw new Error('The database is away')
          return requestedSlug.startsWith('corolla') ? buildCar({ id: requestedSlug, slug: requestedSlug, views: 12 }) : null
        },
        counter,
        visitors,
        address,
      },
    )
  return { counter, view, counted: () => counter.pendingViews('o', 'corolla') }
}

describe('receiveView', () => {
  it('receiveView counts a view and returns the number of views and the car’s changeable fields (API-04)', async () => {
    const { view } = build()
    expect(await (await view()).json()).toEqual({
      views: 13,
      car_fields: { id: 'corolla', status: 'in_stock', reserved: false, price_cents: 2_499_000, photos_count: 2 },
    })
  })

  it('receiveView answers null for another website’s car, and counts no view (API-04)', async () => {
    const { view, counted } = build()
    const answered = await view({ websiteId: '9' })
    expect([answered.status, await answered.json(), counted()]).toEqual([404, null, 0])
  })

  it('receiveView counts each visitor of a car once in a period, however often they reload (API-04)', async () => {
    const { view, counter, counted } = build()
    for (let time = 0; time < 5; time++) await view()
    expect(counted()).toBe(1)
    await view({ agent: chrome })
    await view({ address: '203.0.113.6' })
    expect(counted()).toBe(3)
    await view({ slug: 'corolla-2' })
    expect(counter.pendingViews('o', 'corolla-2')).toBe(1)
  })

  it.each<Look & { name: string }>([
    { name: 'Google', agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { name: 'Bing', agent: 'Mozilla/5.0 (compatible; bingbot/2.0)' },
    { name: 'a link preview', agent: 'facebookexternalhit/1.1' },
    { name: 'another link preview', agent: 'WhatsApp/2.23' },
    { name: 'a headless browser', agent: `${chrome} HeadlessChrome/140` },
    { name: 'a measurement', agent: `${chrome} Chrome-Lighthouse` },
    { name: 'curl', agent: 'curl/8.7' },
    { name: 'a program without a user agent', agent: '' },
    { name: 'a prefetched page', headers: { 'sec-purpose': 'prefetch' } },
    { name: 'a prerendered page', headers: { 'sec-purpose': 'prefetch;prerender' } },
    { name: 'a page prefetched by an older browser', headers: { purpose: 'prefetch' } },
    { name: 'a browser’s start page', headers: { 'x-purpose': 'preview' } },
    { name: 'a HEAD request', method: 'HEAD' },
    { name: 'a page of another site', headers: { 'sec-fetch-site': 'cross-site' } },
    { name: 'a script of another site', headers: { origin: 'http://b.example' } },
  ])('receiveView returns the views for $name without counting one (API-04)', async ({ name, ...who }) => {
    const { view, counted } = build()
    expect((await view(who)).status).toBe(200)
    expect(counted()).toBe(0)
  })

  it.each([
    { name: 'an unknown car', slug: 'nowhere' },
    { name: 'a car while the database is away', slug: 'away' },
    { name: 'an endless name', slug: 'corolla'.repeat(50) },
  ])('receiveView answers null for $name (API-04)', async ({ slug }) => {
    const answer = await build().view({ slug })
    expect([answer.status, await answer.json()]).toEqual([404, null])
  })
})

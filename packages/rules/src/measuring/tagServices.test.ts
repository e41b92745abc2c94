import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MeasuredPage, SiteEvent } from './SiteEvent'
import { siteEvents } from './siteEvents'
import { tagOrigins, tagServices } from './siteTags'
import type { TagScope } from './TagService'

const page: MeasuredPage = { page: 'home', address: 'https://a.example/' }
const params = { token: 'G-AB12CD34EF', automotive: true }
const queued = (queue: unknown) => (queue as ArrayLike<unknown>[]).map((each) => [...Array.from(each)])

it('the measuring script sends consent to Google first, then each event under Google’s name and in the data layer (ANL-01)', () => {
  const scope: TagScope = {}
  tagServices.ga4.prepare(scope, params, page, null)
  tagServices.ga4.send(scope, params, { name: 'lead', id: 15, params: { form: 'vehicle', vehicleMake: 'Kia' } }, page)
  const calls = queued(scope.dataLayer)
  expect(calls[0]?.slice(0, 2)).toEqual(['consent', 'default'])
  expect(calls[0]?.[2]).toMatchObject({ ad_storage: 'denied', ad_user_data: 'denied', analytics_storage: 'granted' })
  expect(calls.find(([what]) => what === 'config')).toEqual([
    'config',
    'G-AB12CD34EF',
    { page_location: 'https://a.example/', page_referrer: '', allow_google_signals: false },
  ])
  expect(calls.filter(([what]) => what === 'event').map(([, name]) => name)).toEqual([
    'generate_lead',
    'asc_form_submission',
    'asc_form_submission_sales',
  ])
  expect(calls.find(([, name]) => name === 'generate_lead')?.[2]).toEqual({ lead_source: 'vehicle', event_id: '15', send_to: params.token })
  expect(scope.asc_datalayer).toMatchObject({ page_type: 'home', items: [], measurement_ids: ['G-AB12CD34EF'] })
  expect((scope.asc_datalayer as { events: { event: string }[] }).events.map(({ event }) => event)).toEqual([
    'asc_form_submission',
    'asc_form_submission_sales',
  ])
})

it('the measuring script marks visits of the dealer’s staff as internal for Google, and sends none of them to Meta (ANL-01)', () => {
  const scope: TagScope = {}
  const own = { ...page, isOwn: true }
  tagServices.ga4.prepare(scope, params, own, 'all')
  expect(queued(scope.dataLayer).find(([what]) => what === 'config')?.[2]).toMatchObject({ traffic_type: 'internal' })
  tagServices.meta.prepare(scope, { ...params, token: '1234567890' })
  tagServices.meta.send(scope, params, { name: 'view' }, own)
  expect((scope.fbq as unknown as { queue: unknown[][] }).queue.filter(([what]) => what === 'track')).toEqual([])
})

it('the measuring script creates no data layer if the site’s automotive events are off', () => {
  const scope: TagScope = {}
  const plain = { ...params, automotive: false }
  tagServices.ga4.prepare(scope, plain, page, 'all')
  tagServices.ga4.send(scope, plain, { name: 'call' }, page)
  expect(scope).not.toHaveProperty('asc_datalayer')
  expect(queued(scope.dataLayer).filter(([what]) => what === 'event')).toEqual([])
})

it('the measuring script disables Google’s tag when a shopper withdraws consent', () => {
  const scope: TagScope = {}
  tagServices.ga4.prepare(scope, params, page, 'all')
  tagServices.ga4.updateChoice(scope, params, 'none')
  expect(queued(scope.dataLayer).at(-1)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
  ])
  expect(scope['ga-disable-G-AB12CD34EF']).toBe(true)
})

it('the measuring script sends events to Meta under Meta’s names, with automatic collection off', () => {
  const scope: TagScope = {}
  tagServices.meta.prepare(scope, { ...params, token: '1234567890' })
  tagServices.meta.send(scope, params, { name: 'view' }, page)
  expect((scope.fbq as unknown as { queue: unknown[] }).queue).toEqual([
    ['set', 'autoConfig', false, '1234567890'],
    ['init', '1234567890'],
    ['track', 'PageView', {}],
  ])
})

it('each third-party service loads its script from one of its listed origins (ANL-01, VDP-13)', () => {
  for (const service of Object.values(tagServices)) expect(service.origins.script).toContain(new URL(service.script(params)).origin)
  expect(tagOrigins(null)).toEqual({ script: [], connect: [], frame: [], style: [], font: [], media: [] })
})

it('no third-party service gets what a shopper entered, for any event (ANL-01)', () => {
  const personal = fc.oneof(
    fc.emailAddress(),
    fc.stringMatching(/^04\d\d \d{3} \d{3}$/),
    fc.stringMatching(/^[A-Z][a-z]{6,10} [A-Z][a-z]{6,10}$/),
  )
  const names = fc.constantFrom(...Object.keys(siteEvents))
  fc.assert(
    fc.property(names, personal, personal, (name, entered, other) => {
      const event: SiteEvent = {
        name,
        id: 22,
        params: { form: 'general', query: entered, results: 3, name: entered, email: other, message: other },
      }
      const scope: TagScope = {}
      tagServices.ga4.prepare(scope, params, page, 'all')
      tagServices.meta.prepare(scope, { ...params, token: '1' })
      tagServices.ga4.send(scope, params, event, page)
      tagServices.meta.send(scope, params, event, page)
      const sent = JSON.stringify([queued(scope.dataLayer), (scope.fbq as unknown as { queue: unknown }).queue, scope.asc_datalayer])
      expect(sent.toLowerCase()).not.toContain(entered.toLowerCase())
      expect(sent.toLowerCase()).not.toContain(other.toLowerCase())
    }),
  )
})

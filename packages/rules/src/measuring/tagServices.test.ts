import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MeasuredPage, SiteEvent } from './SiteEvent'
import { siteEvents } from './siteEvents'
import { tagOrigins, tagServices } from './siteTags'
import type { TagScope } from './TagService'

const page: MeasuredPage = { page: 'home', address: 'https://a.example/' }
const asked = { token: 'G-AB12CD34EF', automotive: true }
const said = (queue: unknown) => (queue as ArrayLike<unknown>[]).map((each) => [...Array.from(each)])

it('tells Google of consent before all else, and of each event by name, natively and in the data layer (ANL-01)', () => {
  const scope: TagScope = {}
  tagServices.ga4.prepare(scope, asked, page, null)
  tagServices.ga4.tell(scope, asked, { name: 'lead', id: 15, params: { form: 'vehicle', vehicleMake: 'Kia' } }, page)
  const calls = said(scope.dataLayer)
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
  expect(calls.find(([, name]) => name === 'generate_lead')?.[2]).toEqual({ lead_source: 'vehicle', event_id: '15', send_to: asked.token })
  expect(scope.asc_datalayer).toMatchObject({ page_type: 'home', items: [], measurement_ids: ['G-AB12CD34EF'] })
  expect((scope.asc_datalayer as { events: { event: string }[] }).events.map(({ event }) => event)).toEqual([
    'asc_form_submission',
    'asc_form_submission_sales',
  ])
})

it('marks what the dealer’s own people do for Google, and tells Meta nothing of it (ANL-01)', () => {
  const scope: TagScope = {}
  const own = { ...page, isOwn: true }
  tagServices.ga4.prepare(scope, asked, own, 'all')
  expect(said(scope.dataLayer).find(([what]) => what === 'config')?.[2]).toMatchObject({ traffic_type: 'internal' })
  tagServices.meta.prepare(scope, { ...asked, token: '1234567890' })
  tagServices.meta.tell(scope, asked, { name: 'view' }, own)
  expect((scope.fbq as unknown as { queue: unknown[][] }).queue.filter(([what]) => what === 'track')).toEqual([])
})

it('keeps no data layer where the site wants no automotive events', () => {
  const scope: TagScope = {}
  const plain = { ...asked, automotive: false }
  tagServices.ga4.prepare(scope, plain, page, 'all')
  tagServices.ga4.tell(scope, plain, { name: 'call' }, page)
  expect(scope).not.toHaveProperty('asc_datalayer')
  expect(said(scope.dataLayer).filter(([what]) => what === 'event')).toEqual([])
})

it('lets go of who decides against it later', () => {
  const scope: TagScope = {}
  tagServices.ga4.prepare(scope, asked, page, 'all')
  tagServices.ga4.decided(scope, asked, 'none')
  expect(said(scope.dataLayer).at(-1)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
  ])
  expect(scope['ga-disable-G-AB12CD34EF']).toBe(true)
})

it('tells Meta in its own words, and has it read nothing by itself', () => {
  const scope: TagScope = {}
  tagServices.meta.prepare(scope, { ...asked, token: '1234567890' })
  tagServices.meta.tell(scope, asked, { name: 'view' }, page)
  expect((scope.fbq as unknown as { queue: unknown[] }).queue).toEqual([
    ['set', 'autoConfig', false, '1234567890'],
    ['init', '1234567890'],
    ['track', 'PageView', {}],
  ])
})

it('loads of each service one file, from where its origins say (ANL-01, VDP-13)', () => {
  for (const service of Object.values(tagServices)) expect(service.origins.script).toContain(new URL(service.script(asked)).origin)
  expect(tagOrigins(null)).toEqual({ script: [], connect: [], frame: [], style: [], font: [], media: [] })
})

it('says nothing that shoppers typed to anybody, whatever an event says (ANL-01)', () => {
  const personal = fc.oneof(
    fc.emailAddress(),
    fc.stringMatching(/^04\d\d \d{3} \d{3}$/),
    fc.stringMatching(/^[A-Z][a-z]{6,10} [A-Z][a-z]{6,10}$/),
  )
  const names = fc.constantFrom(...Object.keys(siteEvents))
  fc.assert(
    fc.property(names, personal, personal, (name, typed, other) => {
      const event: SiteEvent = {
        name,
        id: 22,
        params: { form: 'general', words: typed, results: 3, name: typed, email: other, message: other },
      }
      const scope: TagScope = {}
      tagServices.ga4.prepare(scope, asked, page, 'all')
      tagServices.meta.prepare(scope, { ...asked, token: '1' })
      tagServices.ga4.tell(scope, asked, event, page)
      tagServices.meta.tell(scope, asked, event, page)
      const told = JSON.stringify([said(scope.dataLayer), (scope.fbq as unknown as { queue: unknown }).queue, scope.asc_datalayer])
      expect(told.toLowerCase()).not.toContain(typed.toLowerCase())
      expect(told.toLowerCase()).not.toContain(other.toLowerCase())
    }),
  )
})

import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { bookingToken } from '@forecourt/services/bookings/bookingToken'
import { beforeEach, expect, it, vi } from 'vitest'
import { receiveAccountForm } from '../accounts/receiveAccountForm'
import { receiveUnsubscribe } from '../accounts/receiveUnsubscribe'
import { receiveBookingForm } from '../bookings/receiveBookingForm'
import { receiveCheckout } from '../checkout/receiveCheckout'
import { leadLimiter } from '../leads/leadLimiter'
import type { LiveSite } from '../sites/createSiteRegistry'

const secret = 'a secret of the installation'
const taken: string[] = []
const counting = (name: string) => ({
  async take(key: string) {
    taken.push(`${name}: ${key}`)
    return { allowed: true }
  },
})

vi.mock('../env', () => ({ env: () => ({ SITE_ORIGIN_TEMPLATE: 'https://{host}', TRUSTED_PROXIES: 0, INTERNAL_SECRET: secret }) }))
// Unavailable: limits are counted before anything is read.
vi.mock('../sites/database', () => ({ database: () => ({}) }))
vi.mock('@forecourt/services/limits/createSharedLimiter', () => ({
  createSharedLimiter: (_client: unknown, { name }: { name: string }) => counting(name),
}))
vi.mock('@forecourt/services/limits/createLimiter', () => ({ createLimiter: () => counting('here') }))

const config = buildConfig({ auth: { enabled: true, sms: true }, checkout: { enabled: true, payOnline: true } })
const live = { published: { siteId: 'site', organisationId: 'north', config, hosts: ['cars.example'] } } as unknown as LiveSite
const post = (form: { readonly [name: string]: string }) =>
  new Request('https://cars.example/api/x', {
    method: 'POST',
    // The first address is client-supplied.
    headers: { host: 'cars.example', 'x-forwarded-for': '198.51.100.1, 2001:db8:1:2:3::4' },
    body: new URLSearchParams(form),
  })
const account = (action: string, form: { readonly [name: string]: string }) => receiveAccountForm(post(form), live, action)
const token = bookingToken(secret, { organisationId: 'north', bookingId: 'booking' })
const network = '2001:db8:1:2'

beforeEach(() => {
  taken.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it.each([
  {
    name: 'a code by mail',
    act: () => account('code', { contact: 'Ana@shopper.example' }),
    counts: [
      `shopper-code-pause: north ana@shopper.example from ${network}`,
      `shopper-code-from: ${network}`,
      `shopper-code-to: north ana@shopper.example from ${network}`,
      'shopper-code-to-all: north ana@shopper.example',
    ],
  },
  {
    name: 'a code by SMS',
    act: () => account('code', { contact: '0412 345 678' }),
    counts: [
      `shopper-code-pause: north +61412345678 from ${network}`,
      `shopper-code-from: ${network}`,
      `shopper-code-to: north +61412345678 from ${network}`,
      'shopper-code-to-all: north +61412345678',
      'shopper-sms: north',
    ],
  },
  { name: 'an attempt at a code', act: () => account('sign-in', { code: '123456' }), counts: [`shopper-try: ${network}`] },
  {
    name: 'an unsubscription by address',
    act: () => receiveUnsubscribe(post({ address: 'ana@shopper.example' }), live).catch(() => null),
    counts: [`shopper-end: ${network}`],
  },
  {
    name: 'a change of a booking',
    act: () => receiveBookingForm(post({ token }), live, 'cancel'),
    counts: [`booking-change: ${network}`],
  },
  { name: 'a step of a checkout', act: () => receiveCheckout(post({ car: 'rio' }), live, 'step'), counts: [`checkout-step: ${network}`] },
  {
    name: 'a form',
    act: () => leadLimiter('site').take('2001:db8:1:2:3::4'),
    counts: ['here: site 2001:db8:1:2:3::4', `leads: ${network}`],
  },
])('a rate limit counts $name by its sender, so that one can’t use up the limit of others', async ({ act, counts }) => {
  await act()
  expect(taken.slice(0, counts.length)).toEqual(counts)
})

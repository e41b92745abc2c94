import type { SignedInShopper } from '@forecourt/data/shoppers/openShopperSession'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { gateShopper } from './gateShopper'

const state: { shopper: Partial<SignedInShopper> | null | 'away' } = { shopper: null }
vi.mock('./signedInShopper', () => ({
  signedInShopper: async () => {
    if (state.shopper === 'away') throw new Error('The database is away.')
    return state.shopper
  },
}))
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const live = (enabled = true) =>
  ({ published: { config: buildConfig({ auth: { enabled, gates: ['checkout', 'finance'] } }) } }) as unknown as LiveSite
const gate = (address: string, shopper: typeof state.shopper, site = live()) => {
  state.shopper = shopper
  const { pathname, search } = new URL(address, 'https://cars.example')
  return gateShopper(site, pathname, search, null)
}
const ana = { id: 'ana', email: 'ana@shopper.example', mobile: null, phone: '+61412345678' }
const open = { gated: false, to: null }
const stays = { gated: true, to: null }

describe('gateShopper (AUTH-04 to AUTH-08)', () => {
  it.each([
    { page: '/my-garage?search=%2Fsearch%3Fmake%3DKia', back: '/', type: 'my-garage' },
    { page: '/online-payment?reference=A1', back: '/', type: 'online-payment' },
    { page: '/checkout-journey?car_id=rio&utm_source=x', back: '/cars/rio', type: 'checkout' },
    { page: '/cars/rio/checkout', back: '/cars/rio', type: 'checkout' },
    { page: '/finance?car=rio', back: '/', type: 'finance' },
  ])(
    'gateShopper redirects a signed-out shopper from $page to the sign-in page, and back to the same address with its query',
    async ({ page, back, type }) => {
      for (const signedOut of [null, 'away'] as const) {
        const { gated, to } = await gate(page, signedOut)
        const query = new URL(to ?? '', 'https://cars.example')
        expect([gated, query.pathname, Object.fromEntries(query.searchParams)]).toEqual([true, '/sign-in', { type, redirect: page, back }])
      }
      expect(await gate(page, ana)).toEqual(stays)
    },
  )

  it.each(['/', '/search?make=Kia', '/cars/rio', '/cars/trade-in'])('gateShopper leaves %s open to every visitor', async (page) => {
    expect(await gate(page, null)).toEqual(open)
  })

  it('gateShopper leaves every page open on a site without accounts (AUTH-07)', async () => {
    expect(await gate('/checkout-journey?car_id=rio', null, live(false))).toEqual(open)
  })

  it.each([
    { name: 'signed out', shopper: null, query: '?redirect=%2Fsearch%3Fa%3Db', to: null },
    { name: 'signed in', shopper: ana, query: '?redirect=%2Fsearch%3Fa%3Db', to: '/search?a=b' },
    { name: 'signed in, without a redirect target', shopper: ana, query: '', to: '/my-garage' },
    { name: 'signed in, with a redirect target on another site', shopper: ana, query: '?redirect=%2F%2Fevil.example', to: '/my-garage' },
    { name: 'without the required phone number', shopper: { ...ana, phone: '' }, query: '?type=watchlist&redirect=%2F', to: null },
    { name: 'without a phone number that is not required', shopper: { ...ana, phone: '' }, query: '?type=finance&redirect=%2F', to: '/' },
    {
      name: 'adding a second sign-in contact that already exists',
      shopper: { ...ana, mobile: '+61412345678' },
      query: '?add=1&redirect=%2F',
      to: '/',
    },
  ])(
    'gateShopper redirects a shopper who has finished signing in away from the sign-in page: $name (AUTH-08)',
    async ({ shopper, query, to }) => {
      expect(await gate(`/sign-in${query}`, shopper)).toEqual({ gated: true, to })
    },
  )
})

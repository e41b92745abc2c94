import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildSiteData } from '../testing/buildSiteData'
import { showsCompareBar } from './compareBar'
import { matchRoute } from './matchRoute'

const form = (id: string, path: string, kind: 'testDrive' | 'service' | 'tradeIn' | 'general') => ({
  ...{ id, path, title: id },
  blocks: [{ id: 'form', kind: 'form', form: kind } as const],
})
const values = {
  auth: { enabled: true },
  checkout: { enabled: true, payOnline: true },
  valuation: { enabled: true },
  price: { offerSubscriptions: true },
  subscription: { online: true, terms: [{ id: 'three', months: 3 }], distances: [{ id: 'usual', km: 350 }] },
  pages: {
    list: [
      form('home', '/', 'testDrive'),
      form('book', '/book-a-drive', 'testDrive'),
      form('workshop', '/workshop', 'service'),
      form('sell', '/sell', 'tradeIn'),
      form('ask', '/ask', 'general'),
      { ...form('pay', '/pay', 'general'), blocks: [{ id: 'payment', kind: 'payment' } as const] },
    ],
  },
}
const config = buildConfig(values)

const showsAt = (path: string, settings = config) => {
  const match = matchRoute(settings, buildSiteData().names, path)
  if (match.kind !== 'page') throw new Error(`No page at ${path}`)
  return showsCompareBar(match.route, settings)
}

it.each(['/', '/search', '/cars/kia-rio', '/ask', '/special-offers', '/favourites'])(
  'the bar of compared cars shows at %s (FAV-02)',
  (path) => expect(showsAt(path)).toBe(true),
)

it.each([
  '/cars/kia-rio/checkout',
  '/cars/kia-rio/subscribe',
  '/checkout-journey',
  '/cars/trade-in',
  '/sign-in',
  '/compare',
  '/book-a-drive',
  '/workshop',
  '/sell',
  '/pay',
])('the bar of compared cars does not show at %s, where a shopper completes something else (FAV-02)', (path) =>
  expect(showsAt(path)).toBe(false),
)

it('the bar of compared cars shows nowhere on a site without a comparison', () => {
  expect(showsAt('/search', buildConfig({ ...values, favourites: { compare: false } }))).toBe(false)
})

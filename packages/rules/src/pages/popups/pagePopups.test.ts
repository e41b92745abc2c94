import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { buildSiteData } from '../../testing/buildSiteData'
import { pagePopups } from './popupPart'

const config = buildConfig({
  checkout: { enabled: true, payOnline: true },
  popups: {
    list: [
      { id: 'all', title: 'Sale' },
      { id: 'cars', title: 'This one', pages: ['car'] },
    ],
  },
})
const { names } = buildSiteData()

it.each([
  { path: '/', is: ['all'] },
  { path: '/contact', is: ['all'] },
  { path: '/search/used-cars', is: ['all'] },
  { path: '/cars/kia-rio', is: ['all', 'cars'] },
  { path: '/blog', is: ['all'] },
  { path: '/cars/kia-rio/checkout', is: [] },
  { path: '/checkout-journey', is: [] },
  { path: '/sign-in', is: [] },
  { path: '/my-garage', is: [] },
  { path: '/online-payment', is: [] },
  { path: '/booking', is: [] },
  { path: '/pages/unsubscribe', is: [] },
  { path: '/cars/trade-in', is: [] },
  { path: '/print/kia-rio', is: [] },
  { path: '/success', is: [] },
  { path: '/no-such-page', is: [] },
])('on $path the popups $is may open (CNT-01)', ({ path, is }) => {
  const now = '2026-03-11T03:30:00.000Z'
  expect(pagePopups({ config, names, path, now }).map(({ id }) => id)).toEqual(is)
})

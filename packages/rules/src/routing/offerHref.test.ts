import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { offerHref } from './offerHref'

it.each([
  { name: 'a site of several makes', site: '', manufacturer: 'Land Rover', href: '/offers/land-rover/o1' },
  { name: 'a site of one make', site: 'Toyota', manufacturer: 'Toyota', href: '/offers/o1' },
  { name: 'an offer of no make', site: '', manufacturer: null, href: '/offers/o1' },
  { name: 'a make without letters', site: '', manufacturer: '!!', href: '/offers/o1' },
])('an offer’s link includes the manufacturer if required (RTE-17, RTE-18): $name', ({ site, manufacturer, href }) => {
  expect(offerHref(buildConfig({ identity: { manufacturer: site } }), { id: 'o1', manufacturer })).toBe(href)
})

import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { locationHref } from './locationHref'

it.each([
  { pageMode: 'our-location', href: '/our-location/parramatta' },
  { pageMode: 'contact-us', href: '/contact-us/parramatta' },
] as const)('locationHref gives the address of a location in the site’s page mode (RTE-02, RTE-03): $pageMode', ({ pageMode, href }) => {
  expect(locationHref(buildConfig({ locations: { pageMode } }), { slug: 'parramatta' })).toBe(href)
})

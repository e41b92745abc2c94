import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { locationStockHref } from './locationsFor'

it.each([
  { viewStock: 'location', href: '/search/parramatta' },
  { viewStock: 'dealership', href: '/search/harbour-motors' },
  { viewStock: 'off', href: null },
] as const)('“View Our Stock” links to $href for “$viewStock” (RTE-16, LOC-09)', ({ viewStock, href }) => {
  expect(locationStockHref(buildConfig({ locations: { viewStock } }), buildLocation())).toBe(href)
})

it('a location without sales has no stock link (LOC-09)', () => {
  const [, service] = buildLocation().departments
  const place = buildLocation({ locationType: 'service', departments: service ? [service] : [] })
  expect(locationStockHref(buildConfig(), place)).toBeNull()
})

import { expect, it } from 'vitest'
import { locationHref, locationsHref } from './locationHref'

it.each(['our-location', 'contact-us'] as const)(
  'locationsHref gives the addresses of all locations and of one below %s (RTE-02, RTE-03)',
  (pageMode) => {
    expect(locationsHref({ locations: { pageMode } })).toBe(`/${pageMode}`)
    expect(locationHref({ locations: { pageMode } }, { slug: 'orange' })).toBe(`/${pageMode}/orange`)
  },
)

import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { listedFilters } from './listedFilters'

const noon = Date.parse('2026-03-10T12:00:00Z') / 1000
const siteWith = (stock: object, dealershipIds: readonly string[] = []) => ({
  organisationId: 'org',
  dealershipIds,
  config: buildConfig({ stock: { soldVisibleDays: 3, carTypes: ['new', 'used'], minImageCount: 0, ...stock } }),
})

describe('the filter string of a site for Algolia (SRC-31 to SRC-33, SRC-45)', () => {
  it('the filter string of a site for Algolia has organisation, status, website consent, car types and how long sold cars stay', () => {
    expect(listedFilters({ site: siteWith({}), now: '2026-03-10T12:00:00Z' })).toBe(
      '(organisation_id:"org") AND (status:"in_stock" OR status:"coming_soon" OR status:"sold") AND (show_on_dealer_website:"true") AND ' +
        `(car_type:"new" OR car_type:"used") AND sold_at_timestamp > ${noon - 3 * 86_400}`,
    )
  })

  it('the filter string of a site for Algolia has quoted dealerships and the minimum of pictures if the site limits them (CFG-12)', () => {
    const filters = listedFilters({ site: siteWith({ minImageCount: 2 }, ['a', 'b "c" OR']), now: '2026-03-10T12:00:00Z' })
    expect(filters).toContain(' AND (dealership_id:"a" OR dealership_id:"b \\"c\\" OR") AND ')
    expect(filters.endsWith(' AND image_count >= 2')).toBe(true)
  })

  it.each([
    { name: 'at the end of the hour', now: '2026-03-10T12:59:59Z', since: noon },
    { name: 'at the start of the next', now: '2026-03-10T13:00:00Z', since: noon + 3600 },
  ])('the filter string of a site for Algolia is the same all hour long: $name', ({ now, since }) =>
    expect(listedFilters({ site: siteWith({ soldVisibleDays: 0 }), now })).toMatch(new RegExp(`sold_at_timestamp > ${since}$`)),
  )
})

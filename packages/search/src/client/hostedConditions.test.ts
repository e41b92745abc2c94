import { describe, expect, it } from 'vitest'
import { hostedConditions } from './hostedConditions'

const stock = { soldVisibleDays: 3, carTypes: ['new', 'used'], minImageCount: 0 } as const
const noon = Date.parse('2026-03-10T12:00:00Z') / 1000

describe('the rule of a site as a hosted index is asked (SRC-31 to SRC-33)', () => {
  it('names whose cars they are, status, consent, car types and how long sold cars stay', () => {
    expect(hostedConditions({ organisationId: 'org', stock, dealershipIds: [] }, '2026-03-10T12:00:00Z')).toEqual({
      facetFilters: [
        ['organisation_id:org'],
        ['status:in_stock', 'status:coming_soon', 'status:sold'],
        ['show_on_dealer_website:true'],
        ['car_type:new', 'car_type:used'],
      ],
      numericFilters: [`sold_at_timestamp>${noon - 3 * 86_400}`],
    })
  })

  it('names dealerships and pictures where the site does (CFG-12)', () => {
    const { facetFilters, numericFilters } = hostedConditions(
      { organisationId: 'org', stock: { ...stock, minImageCount: 2 }, dealershipIds: ['a', 'b'] },
      '2026-03-10T12:00:00Z',
    )
    expect(facetFilters.at(-1)).toEqual(['dealership_id:a', 'dealership_id:b'])
    expect(numericFilters.at(-1)).toBe('image_count>=2')
  })

  it.each([
    { name: 'at the end of the hour', now: '2026-03-10T12:59:59Z', since: noon },
    { name: 'at the next', now: '2026-03-10T13:00:00Z', since: noon + 3600 },
  ])('says the same all hour long: $name', ({ now, since }) => {
    expect(
      hostedConditions({ organisationId: 'org', stock: { ...stock, soldVisibleDays: 0 }, dealershipIds: [] }, now).numericFilters,
    ).toEqual([`sold_at_timestamp>${since}`])
  })
})

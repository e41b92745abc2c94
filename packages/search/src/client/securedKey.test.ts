import { algoliasearch } from 'algoliasearch'
import { describe, expect, it } from 'vitest'
import { securedKey } from './securedKey'

const rule = {
  organisationId: 'org',
  stock: { soldVisibleDays: 3, carTypes: ['new', 'used'], minImageCount: 1 },
  dealershipIds: ['d 1'],
} as const

/** Only its types for servers name what only its code for servers has. */
const algolia = algoliasearch('APP', 'none') as unknown as {
  generateSecuredApiKey(given: { parentApiKey: string; restrictions: object }): string
}

describe('the key a hosted index is searched with', () => {
  it('is what Algolia’s own client makes of the site’s rule (CFG-14, SRC-31, SRC-33)', () => {
    const filters =
      '(organisation_id:"org") AND (status:"in_stock" OR status:"coming_soon" OR status:"sold") AND (show_on_dealer_website:"true") AND ' +
      '(car_type:"new" OR car_type:"used") AND (dealership_id:"d 1") AND image_count >= 1'
    const theirs = algolia.generateSecuredApiKey({
      parentApiKey: 'search-only',
      restrictions: { filters, restrictIndices: ['Car_production', 'Car_production_*'] },
    })
    expect(securedKey('search-only', rule, 'Car_production')).toBe(theirs)
  })

  it('does not contain the key it comes from', () => {
    expect(Buffer.from(securedKey('search-only', rule, 'Car_production'), 'base64').toString()).not.toContain('search-only')
  })
})

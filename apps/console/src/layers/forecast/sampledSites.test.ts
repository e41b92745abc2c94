import { expect, it } from 'vitest'
import { sampledSites } from './sampledSites'

it('a roll-out’s sample is drawn from all its sites, the same each time, and grows without drawing again (CFG-12)', () => {
  const sites = Array.from({ length: 1_000 }, (_, index) => ({ siteId: `site-${index}` }))
  const order = sampledSites(sites)
  expect(order).toEqual(sampledSites(sites.toReversed()))
  expect(new Set(order).size).toBe(1_000)
  const early = order.slice(0, 100).filter(({ siteId }) => Number(siteId.slice(5)) < 500).length
  expect(early).toBeGreaterThan(30)
  expect(early).toBeLessThan(70)
})

import { expect, it } from 'vitest'
import type { Refresh } from '../sites/createSiteRegistry'
import { parseRefreshes } from './parseRefreshes'

const organisationId = 'north'
const every = {
  site: { kind: 'site', organisationId, siteId: 'site', version: 3 },
  stock: { kind: 'stock', organisationId },
  carLists: { kind: 'carLists', organisationId },
  car: { kind: 'car', organisationId, carSlug: 'rio' },
  carPage: { kind: 'carPage', organisationId, carSlug: 'rio' },
  redirects: { kind: 'redirects', organisationId, siteId: 'site' },
  everything: { kind: 'everything' },
} satisfies { readonly [Kind in Refresh['kind']]: Extract<Refresh, { kind: Kind }> }

it.each(Object.values(every))('a change is parsed alone or among others, and repeated changes once: $kind', (change) => {
  expect(parseRefreshes(change)).toEqual([change])
  expect(parseRefreshes([...Object.values(every), change])).toEqual(Object.values(every))
})

it.each([null, {}, { kind: 'carLists' }, { kind: 'site', organisationId }, { kind: 'other', organisationId }, [{ kind: 'everything' }, 7]])(
  'the refresh endpoint refuses an invalid change: %j',
  (input) => expect(parseRefreshes(input)).toBeNull(),
)

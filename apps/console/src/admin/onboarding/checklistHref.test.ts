import { jobRole } from '@forecourt/rules/access/roles'
import type { ChecklistPlace } from '@forecourt/rules/onboarding/ChecklistItem'
import { expect, test } from 'vitest'
import { requiredPermission } from '../layout/pages'
import { checklistHref } from './checklistHref'

const places: readonly ChecklistPlace[] = [
  { page: 'editor', at: '/identity/licence' },
  { page: 'import', feedId: 'f', runId: 'r' },
  { page: 'bookings', locationId: null },
  { page: 'bookings', locationId: 'mount' },
  ...(['stock', 'locations', 'payments', 'valuationRules', 'domains', 'redirects', 'destinations', 'team'] as const).map((page) => ({
    page,
  })),
]

test.each(['onboarder', 'platformAdmin'] as const)('%s may open each page that the checklist of a new dealer links to', (role) => {
  const { permissions } = jobRole(role)
  const closed = places
    .map((place) => checklistHref(place, 'site'))
    .filter((address) => {
      const permission = requiredPermission(address.replace(/\?.*/, ''))
      return permission !== null && !permissions.includes(permission)
    })
  expect(closed).toEqual([])
})

test('Online bookings are turned on in the settings of the dealer’s only location, or of a chosen one', () => {
  expect(checklistHref({ page: 'bookings', locationId: 'mount' }, 'site')).toBe('/locations/mount/bookings')
  expect(checklistHref({ page: 'bookings', locationId: null }, 'site')).toBe('/locations')
})

test('An item that asks what prices include opens the questions of its import (CAR-14)', () => {
  expect(checklistHref({ page: 'import', feedId: 'f', runId: 'r' }, 'site')).toBe('/feeds/f/runs/r?answer=1')
})

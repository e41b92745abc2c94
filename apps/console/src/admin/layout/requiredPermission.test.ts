import { expect, test } from 'vitest'
import { requiredPermission } from './pages'

test.each([
  { name: 'the overview', path: '/', permission: null },
  { name: 'a list', path: '/leads', permission: 'lead.read' },
  { name: 'a record of it', path: '/leads/7/show', permission: 'lead.read' },
  { name: 'staff’s own page', path: '/outbox', permission: 'mail.read' },
  { name: 'a page beneath another with a permission of its own', path: '/leads/destinations/7', permission: 'lead.deliver' },
  { name: 'lead credits, beneath the leads', path: '/leads/credits', permission: 'results.read' },
  { name: 'answer times, beneath the inbox', path: '/inbox/times', permission: 'results.own' },
  { name: 'booking settings, beneath a location', path: '/locations/mount/bookings', permission: 'booking.settings' },
  { name: 'payment accounts, beneath the payments', path: '/payments/accounts', permission: 'payment.manage' },
  { name: 'pricing rules, beneath the trade-ins', path: '/valuations/rules', permission: 'valuation.rules' },
  { name: 'an address that only starts alike', path: '/leadership', permission: null },
])('$name requires the permission $permission', ({ path, permission }) => {
  expect(requiredPermission(path)).toBe(permission)
})

import { can, type Role } from '@forecourt/rules/access/roles'
import { expect, test } from 'vitest'
import { visiblePages } from './pages'

const leads = 'Inbox Leads'
const more = 'Bookings Reservations Payments Valuations'
const cars = 'Stock Feeds Market-places'
const records = 'Offers Posts Reviews'
const finance = 'Lenders Charges'
const places = 'Locations Dealerships | Across-sites'
const dealer = `Overview Sites ${leads} Numbers ${more} ${cars} ${records} ${finance} ${places} Organisations`

/** Expected navigation of each role; groups are separated by “|”. */
const found: { readonly [Name in Role]: string } = {
  platformAdmin: `${dealer} Makes Models Accessories Layers People Audit Mail-outbox`,
  onboarder: `Overview Sites ${cars} ${records} ${finance} ${places} Organisations Makes Models Accessories Layers People Audit`,
  support: `Overview Sites Numbers ${cars} ${places} Audit Mail-outbox`,
  groupManager: `${dealer} Models Accessories People Audit`,
  dealerPrincipal: `${dealer.replace(' Organisations', '')} Models Accessories People Audit`,
  sales: `Overview ${leads} ${more} Stock`,
  stock: `Overview Sites ${cars}`,
  marketing: `Overview Sites Numbers ${cars} ${records} ${places} Models Accessories`,
  editor: `Overview Sites Stock ${places}`,
  finance: `Overview Sites ${leads} Reservations Payments Valuations Stock ${finance}`,
  auditor: `Overview Sites ${leads} Numbers ${more} ${cars} | Audit`,
}

test.each(Object.entries(found) as [Role, string][])('%s finds the pages of the role and no others (AUTH-10)', (role, expected) => {
  const groups = visiblePages((permission) => can(role, permission))
  const words = groups.map((group) => group.map(({ label }) => label.replace(' ', '-')).join(' '))
  expect(words.join(' | ')).toBe(expected)
})

import { can, type Role } from '@forecourt/rules/access/permissions'
import { expect, test } from 'vitest'
import { visiblePages } from './pages'

const leads = 'Inbox Leads Numbers Bookings Reservations Payments Valuations'
const sites = 'Stock Feeds Market-places'
const records = 'Offers Posts Reviews'
const finance = 'Lenders Charges'
const places = 'Locations Dealerships | Across-sites'

/** Expected navigation of each role; groups are separated by “|”. */
const found: { readonly [Name in Role]: string } = {
  platformAdmin: `Overview Sites ${leads} ${sites} ${records} ${finance} ${places} Organisations Makes Models Accessories Layers People Audit Mail-outbox`,
  onboarder: `Overview Sites ${sites} ${records} ${finance} ${places} Organisations Makes Models Accessories Layers People Audit`,
  groupManager: `Overview Sites ${leads} ${sites} ${records} ${finance} ${places} Organisations Models Accessories People Audit`,
  publisher: `Overview Sites ${sites} ${records} ${places} Models Accessories`,
  editor: `Overview Sites ${sites} ${places}`,
  leadHandler: `Overview ${leads}`,
  auditor: `Overview Sites ${leads} ${sites} | Audit`,
}

test.each(Object.entries(found) as [Role, string][])('%s finds the pages of the role and no others (AUTH-10)', (role, expected) => {
  const groups = visiblePages((permission) => can(role, permission))
  const words = groups.map((group) => group.map(({ label }) => label.replace(' ', '-')).join(' '))
  expect(words.join(' | ')).toBe(expected)
})

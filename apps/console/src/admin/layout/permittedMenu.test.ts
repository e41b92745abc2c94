import { can, type Role } from '@forecourt/rules/access/roles'
import { expect, test } from 'vitest'
import { currentMenuPage, permittedMenu } from './pages'

const customers = 'Customers: Inbox, Customer list, Leads, Bookings, Reservations, Payments, Trade-ins'
const cars = 'Cars: Stock, Imports, Advertising feeds'
const website = 'Website: Edit site, Offers, News, Reviews, Compliance, Redirects & domains, Several sites'
const finance = 'Finance: Lenders, On-road costs'
const results = 'Results: Figures, What to buy, Response times, Lead credits'

/** Expected menu of each role in one dealer's console, with a group in each line. */
const dealerMenus: { readonly [Name in Role]: readonly string[] } = {
  platformAdmin: [
    ...['Today', customers, `${cars}, New models, Accessories`, website, finance, results],
    'Settings: Dealerships, Locations, Organisation, CRM and lead delivery, Team, Email log, History',
  ],
  onboarder: [
    ...['Today', `${cars}, New models, Accessories`, website, finance],
    'Settings: Dealerships, Locations, Organisation, CRM and lead delivery, Team, History',
  ],
  support: [
    ...['Today', cars, 'Website: Edit site, Compliance, Redirects & domains, Several sites', results],
    'Settings: Dealerships, Locations, Email log, History',
  ],
  groupManager: [
    ...['Today', customers, `${cars}, New models, Accessories`, website, finance, results],
    'Settings: Dealerships, Locations, Organisation, CRM and lead delivery, Team, History',
  ],
  dealerPrincipal: [
    ...['Today', customers, `${cars}, New models, Accessories`, website, finance, results],
    'Settings: Dealerships, Locations, CRM and lead delivery, Team, History',
  ],
  sales: ['Today', customers, 'Cars: Stock', 'Results: Response times'],
  stock: ['Today', cars, 'Website: Sites, Compliance, Redirects & domains'],
  marketing: ['Today', `${cars}, New models, Accessories`, website, results, 'Settings: Dealerships, Locations'],
  editor: [
    'Today',
    'Cars: Stock',
    'Website: Edit site, Compliance, Redirects & domains, Several sites',
    'Settings: Dealerships, Locations',
  ],
  finance: [
    ...['Today', 'Customers: Inbox, Customer list, Leads, Reservations, Payments, Trade-ins', 'Cars: Stock'],
    ...['Website: Sites, Compliance, Redirects & domains', finance, 'Results: Response times'],
  ],
  auditor: ['Today', customers, cars, 'Website: Sites, Compliance, Redirects & domains', results, 'Settings: History'],
}

/** Expected menu of the platform's staff in all dealers. */
const staffMenus: { readonly [Name in Role]?: readonly string[] } = {
  platformAdmin: [
    ...[
      'Today',
      'Dealers: Dealer table, Sites, Organisations',
      'Design: Templates and brands, Several sites',
      'Catalogue: Makes, New models, Accessories',
    ],
    'Operations: Imports, Stock of all dealers, Leads of all dealers, Redirects & domains, Email log, Payments',
    ...['People', 'History'],
  ],
  onboarder: [
    ...[
      'Today',
      'Dealers: Dealer table, Sites, Organisations',
      'Design: Templates and brands, Several sites',
      'Catalogue: Makes, New models, Accessories',
    ],
    'Operations: Imports, Stock of all dealers, Redirects & domains',
    ...['People', 'History'],
  ],
  support: [
    'Today',
    'Dealers: Dealer table, Sites',
    'Design: Several sites',
    'Operations: Imports, Stock of all dealers, Redirects & domains, Email log',
    'History',
  ],
  auditor: [
    'Today',
    'Dealers: Dealer table, Sites',
    'Operations: Imports, Stock of all dealers, Leads of all dealers, Redirects & domains, Payments',
    'History',
  ],
}

const menuLines = (isStaff: boolean, role: Role) =>
  permittedMenu(isStaff, (permission) => can(role, permission)).map(({ label, pages }) => {
    const labels = pages.map((page) => page.label).join(', ')
    return labels === label ? label : `${label}: ${labels}`
  })

test.each(Object.entries(dealerMenus) as [Role, string[]][])(
  '%s sees exactly the pages of the role in a dealer’s console (AUTH-10)',
  (role, menu) => {
    expect(menuLines(false, role)).toEqual(menu)
  },
)

test.each(Object.entries(staffMenus) as [Role, string[]][])(
  '%s sees exactly the pages of the role in the console of all dealers (AUTH-10)',
  (role, menu) => {
    expect(menuLines(true, role)).toEqual(menu)
  },
)

test.each([true, false])('No menu has two items with the same name or the same page (staff: %s)', (isStaff) => {
  const groups = permittedMenu(isStaff, () => true)
  const pages = groups.flatMap((group) => group.pages)
  for (const values of [groups.map(({ label }) => label), pages.map(({ label }) => label), pages.map(({ to }) => to)])
    expect(new Set(values).size).toBe(values.length)
  expect(groups).toHaveLength(7)
})

test.each([
  { path: '/stock/7', name: 'Stock' },
  { path: '/sites/7/edit', name: 'Edit site' },
  { path: '/sites/7/redirects', name: 'Redirects & domains' },
  { path: '/sites/7/domains', name: 'Redirects & domains' },
  { path: '/sites/7/compliance', name: 'Compliance' },
  { path: '/reviewSources/create', name: 'Reviews' },
  { path: '/answerTemplates', name: 'Inbox' },
  { path: '/leads/credits', name: 'Lead credits' },
])('The menu shows $name as the current page at $path (A11Y-01)', ({ path, name }) => {
  const pages = permittedMenu(false, () => true).flatMap((group) => group.pages)
  expect(currentMenuPage(pages, path)?.label).toBe(name)
})

test('The menu of a dealer with one site has no page for several sites (A11Y-01)', () => {
  const names = (hasSeveralSites: boolean) =>
    permittedMenu(false, () => true, { hasSeveralSites }).flatMap(({ pages }) => pages.map(({ label }) => label))
  expect(names(true)).toContain('Several sites')
  expect(names(false)).toEqual(names(true).filter((name) => name !== 'Several sites'))
})

import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { contentHref } from './financeHref'

it.each([
  { id: 'finance', path: '/finance', is: '/finance-enquiry' },
  { id: 'about', path: '/about-us', is: '/about-us' },
])('the page $id has the address $is (RTE-10)', ({ is, ...page }) =>
  expect(contentHref(buildConfig({ finance: { path: '/finance-enquiry' } }), page)).toBe(is),
)

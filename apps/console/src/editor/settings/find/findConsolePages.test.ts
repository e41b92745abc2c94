import { expect, test } from 'vitest'
import { findConsolePages } from './findConsolePages'

test.each([
  { entered: 'opening hours', hrefs: ['#/locations'] },
  { entered: 'sunday', hrefs: ['#/locations'] },
  { entered: 'Domains', hrefs: ['#/sites/s1/domains'] },
  { entered: 'brand', hrefs: [] },
  { entered: '', hrefs: [] },
])('The search “$entered” finds settings that are edited elsewhere', ({ entered, hrefs }) =>
  expect(findConsolePages(entered, 's1').map(({ href }) => href)).toEqual(hrefs),
)

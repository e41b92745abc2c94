import { expect, test } from 'vitest'
import { elsewhere } from './elsewhere'

test.each([
  { typed: 'opening hours', hrefs: ['#/locations'] },
  { typed: 'Domains', hrefs: ['#/sites/s1/domains'] },
  { typed: 'brand', hrefs: [] },
  { typed: '', hrefs: [] },
])('What is edited elsewhere is known: “$typed”', ({ typed, hrefs }) =>
  expect(elsewhere(typed, 's1').map(({ href }) => href)).toEqual(hrefs),
)

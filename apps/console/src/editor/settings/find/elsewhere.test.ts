import { expect, test } from 'vitest'
import { elsewhere } from './elsewhere'

test.each([
  { entered: 'opening hours', hrefs: ['#/locations'] },
  { entered: 'Domains', hrefs: ['#/sites/s1/domains'] },
  { entered: 'brand', hrefs: [] },
  { entered: '', hrefs: [] },
])('What is edited elsewhere is known: “$entered”', ({ entered, hrefs }) =>
  expect(elsewhere(entered, 's1').map(({ href }) => href)).toEqual(hrefs),
)

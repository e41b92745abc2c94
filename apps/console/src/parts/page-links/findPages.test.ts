import { expect, it } from 'vitest'
import { findPages } from './everySitesPages'

const pages = [
  { path: '/', title: 'Home' },
  { path: '/service', title: 'Book a service' },
  { path: '/finance', title: 'Finance' },
]

it.each([
  { entered: 'book', finds: ['/service'] },
  { entered: ' /FIN', finds: ['/finance'] },
  { entered: '/service', finds: ['/', '/service', '/finance'] },
  { entered: 'nothing', finds: [] },
])('the search “$entered” suggests the pages $finds', ({ entered, finds }) =>
  expect(findPages(pages, entered).map(({ path }) => path)).toEqual(finds),
)

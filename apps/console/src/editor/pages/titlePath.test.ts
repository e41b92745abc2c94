import { expect, test } from 'vitest'
import { isPathOfTitle, titlePath } from './titlePath'

const pages = [
  { id: 'fleet', path: '/fleet', title: 'Fleet' },
  { id: 'made', path: '/new-page', title: 'New page' },
]

test.each([
  { name: 'a title', title: 'Open Day at Vans!', path: '/open-day-at-vans' },
  { name: 'one that another page has', title: 'Fleet', path: '/fleet-2' },
  { name: 'one the software uses', title: 'Search', path: '/search-2' },
  { name: 'one that is cut between words', title: `${'a'.repeat(59)} day`, path: `/${'a'.repeat(59)}` },
  { name: 'none yet', title: 'New page 2', path: null },
  { name: 'nothing', title: ' ', path: null },
])('the path after $name', ({ title, path }) => {
  expect(titlePath(pages, 'made', title)).toBe(path)
})

test.each([
  { name: 'as it was made', page: { path: '/new-page-3', title: 'Fleet' }, is: true },
  { name: 'after its title', page: { path: '/open-day', title: 'Open day' }, is: true },
  { name: 'after its title, numbered', page: { path: '/open-day-2', title: 'Open day' }, is: true },
  { name: 'a copy', page: { path: '/fleet-copy', title: 'Fleet (copy)' }, is: true },
  { name: 'typed', page: { path: '/day', title: 'Open day' }, is: false },
  { name: 'without a title', page: { path: '/day', title: '' }, is: false },
])('whether a path was generated: $name', ({ page, is }) => {
  expect(isPathOfTitle(page)).toBe(is)
})

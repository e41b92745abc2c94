import { expect, test } from 'vitest'
import { isAutomaticPath, titlePath } from './titlePath'

const pages = [
  { id: 'fleet', path: '/fleet', title: 'Fleet' },
  { id: 'made', path: '/new-page', title: 'New page' },
]

test.each([
  { name: 'a title', title: 'Open Day at Vans!', path: '/open-day-at-vans' },
  { name: 'a title of another page', title: 'Fleet', path: '/fleet-2' },
  { name: 'a title whose path is reserved', title: 'Search', path: '/search-2' },
  { name: 'a long title, cut between words', title: `${'a'.repeat(59)} day`, path: `/${'a'.repeat(59)}` },
  { name: 'the title of a new page, which generates none', title: 'New page 2', path: null },
  { name: 'an empty title, which generates none', title: ' ', path: null },
])('the path generated from $name', ({ title, path }) => {
  expect(titlePath(pages, 'made', title)).toBe(path)
})

test.each([
  { name: 'as for a new page', page: { path: '/new-page-3', title: 'Fleet' }, expected: true },
  { name: 'from its title', page: { path: '/open-day', title: 'Open day' }, expected: true },
  { name: 'from its title, with a number', page: { path: '/open-day-2', title: 'Open day' }, expected: true },
  { name: 'a copy', page: { path: '/fleet-copy', title: 'Fleet (copy)' }, expected: true },
  { name: 'entered by the user', page: { path: '/day', title: 'Open day' }, expected: false },
  { name: 'without a title', page: { path: '/day', title: '' }, expected: false },
])('a path counts as generated only if it follows from the title: $name', ({ page, expected }) => {
  expect(isAutomaticPath(page)).toBe(expected)
})

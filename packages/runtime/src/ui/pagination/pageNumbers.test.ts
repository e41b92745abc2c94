import { expect, it } from 'vitest'
import { pageNumbers } from './Pagination'

it.each([
  { page: 1, of: 1, shown: '1' },
  { page: 1, of: 3, shown: '1 2 3' },
  { page: 1, of: 9, shown: '1 2 … 9' },
  { page: 3, of: 9, shown: '1 2 3 4 … 9' },
  { page: 4, of: 9, shown: '1 2 3 4 5 … 9' },
  { page: 6, of: 9, shown: '1 … 5 6 7 8 9' },
  { page: 9, of: 9, shown: '1 … 8 9' },
  { page: 2500, of: 4762, shown: '1 … 2499 2500 2501 … 4762' },
])('Page $page of $of links to $shown.', ({ page, of, shown }) => {
  expect(
    pageNumbers(page, of)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(shown)
})

import { expect, it } from 'vitest'
import { hasFreeCell, pictureColumns } from './BrowseBlock'

it.each([
  { entries: 6, columns: 6 },
  { entries: 7, columns: 7 },
  { entries: 8, columns: 4 },
  { entries: 10, columns: 5 },
  { entries: 11, columns: 6 },
  { entries: 12, columns: 6 },
  { entries: 13, columns: 7 },
  { entries: 14, columns: 7 },
])('a model page shows $entries pictures in rows of $columns', ({ entries, columns }) => {
  expect(pictureColumns(entries)).toBe(`xl:grid-cols-${columns}`)
})

it.each([
  { entries: 9, free: true },
  { entries: 11, free: true },
  { entries: 10, free: false },
  { entries: 5, free: false },
  { entries: 3, free: false },
])('pictures that leave the last cell of a row empty fill it with a link: $entries entries', ({ entries, free }) => {
  expect(hasFreeCell(entries)).toBe(free)
})

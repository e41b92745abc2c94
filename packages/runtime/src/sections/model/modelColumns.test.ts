import { expect, it } from 'vitest'
import { modelColumns } from './ModelGrid'

it.each([
  { counts: [], columns: 4 },
  { counts: [3], columns: 4 },
  { counts: [1, 1], columns: 4 },
  { counts: [8], columns: 4 },
  { counts: [5], columns: 5 },
  { counts: [17], columns: 5 },
  { counts: [6, 4], columns: 4 },
  { counts: [3, 8, 5, 3, 1, 3], columns: 5 },
  { counts: [1, 1, 5, 1, 1, 3], columns: 5 },
  { counts: [5, 6], columns: 4 },
  { counts: [21], columns: 4 },
])('the model list shows $counts models in rows of $columns (MOD-01)', ({ counts, columns }) => {
  expect(modelColumns(counts)).toBe(columns)
})

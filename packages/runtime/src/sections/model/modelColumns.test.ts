import { expect, it } from 'vitest'
import { modelColumns } from './ModelGrid'

it.each([
  { count: 0, columns: 3 },
  { count: 1, columns: 3 },
  { count: 3, columns: 3 },
  { count: 4, columns: 4 },
  { count: 5, columns: 5 },
  { count: 6, columns: 3 },
  { count: 8, columns: 4 },
  { count: 9, columns: 3 },
  { count: 17, columns: 5 },
  { count: 21, columns: 4 },
])('the model list shows $count models in rows of $columns (MOD-01)', ({ count, columns }) => {
  expect(modelColumns(count)).toBe(columns)
})

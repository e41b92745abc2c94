import { expect, test } from 'vitest'
import { searchText } from './searchText'

test.each([
  { query: 'red ute', text: 'red ute' },
  { query: 'dual cab · price to 20000', text: 'dual cab · price to $20,000' },
  { query: 'price from 9500 to 20000 · year from 2019', text: 'price from $9,500 to $20,000 · year from 2019' },
])('The figures show the search “$query” as “$text” (ANL-01)', ({ query, text }) => {
  expect(searchText(query)).toBe(text)
})

import { expect, it } from 'vitest'
import { fillPlaceholders } from './fillPlaceholders'

it.each<{ name: string; text: string; values: Parameters<typeof fillPlaceholders>[1]; filled: string }>([
  {
    name: 'a word and a number',
    text: '{count} cars at {name}',
    values: { count: 12, name: 'Harbour Motors' },
    filled: '12 cars at Harbour Motors',
  },
  { name: 'twice', text: '{name}, {name}', values: { name: 'A' }, filled: 'A, A' },
  { name: 'one without a value', text: '{other} cars', values: { count: 12 }, filled: '{other} cars' },
  { name: 'a name that every object has', text: '{constructor}', values: {}, filled: '{constructor}' },
  { name: 'a value that looks like a placeholder', text: '{name}', values: { name: '{count}', count: 1 }, filled: '{count}' },
  { name: 'a value with a dollar sign', text: '{name}', values: { name: '$& cars' }, filled: '$& cars' },
])('fills placeholders (NAV-21): $name', ({ text, values, filled }) => {
  expect(fillPlaceholders(text, values)).toBe(filled)
})

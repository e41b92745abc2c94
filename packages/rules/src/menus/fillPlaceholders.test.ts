import { expect, it } from 'vitest'
import { fillPlaceholders } from './fillPlaceholders'

it.each<[name: string, text: string, values: Parameters<typeof fillPlaceholders>[1], filled: string]>([
  ['a word and a number', '{count} cars at {name}', { count: 12, name: 'Harbour Motors' }, '12 cars at Harbour Motors'],
  ['twice', '{name}, {name}', { name: 'A' }, 'A, A'],
  ['one without a value', '{other} cars', { count: 12 }, '{other} cars'],
  ['the name of an object property', '{constructor}', {}, '{constructor}'],
  ['a value that looks like a placeholder', '{name}', { name: '{count}', count: 1 }, '{count}'],
  ['a value with a dollar sign', '{name}', { name: '$& cars' }, '$& cars'],
])('a text of a site replaces placeholders (NAV-21): $0', (_name, text, values, filled) =>
  expect(fillPlaceholders(text, values)).toBe(filled),
)

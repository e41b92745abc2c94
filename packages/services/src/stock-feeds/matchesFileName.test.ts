import { expect, it } from 'vitest'
import { isNamed } from './isNamed'

it.each([
  { form: 'stock.csv', name: 'STOCK.CSV', is: true },
  { form: 'stock.csv', name: 'stockxcsv', is: false },
  { form: 'stock*.csv', name: 'stock-2026.csv', is: true },
  { form: 'stock*.csv', name: 'stock.csv', is: true },
  { form: 'stock*.csv', name: 'my-stock.csv', is: false },
  { form: '*', name: 'anything', is: true },
  { form: '*a*b*', name: 'xaxbx', is: true },
  { form: '*a*b*', name: 'xbxax', is: false },
  { form: 'ab*bc', name: 'abc', is: false },
  { form: '*a'.repeat(200), name: `${'a'.repeat(200_000)}b`, is: false },
])('the pattern $form matches the file name $name: $is', ({ form, name, is }) => expect(isNamed(name, form)).toBe(is))

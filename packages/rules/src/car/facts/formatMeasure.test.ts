import { expect, it } from 'vitest'
import { formatMeasure } from './formatMeasure'

it.each([
  { name: 'a small number', value: 5, text: '5 km' },
  { name: 'thousands', value: 12_345, text: '12,345 km' },
  { name: 'zero, which feeds write for unknown', value: 0, text: null },
  { name: 'a negative number', value: -1, text: null },
  { name: 'unknown', value: null, text: null },
  { name: 'missing', value: undefined, text: null },
])('formats $name as $text (VDP-20)', ({ value, text }) => expect(formatMeasure(value, 'km')).toBe(text))

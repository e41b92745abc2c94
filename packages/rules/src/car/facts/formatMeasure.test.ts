import { describe, expect, it } from 'vitest'
import { formatEngineSize, formatMeasure, positive } from './formatMeasure'

it.each([
  { name: 'a small number', value: 5, text: '5 km' },
  { name: 'thousands', value: 12_345, text: '12,345 km' },
  { name: 'zero, which feeds write for unknown', value: 0, text: null },
  { name: 'a negative number', value: -1, text: null },
  { name: 'unknown', value: null, text: null },
  { name: 'missing', value: undefined, text: null },
])('a car page formats $name as $text (VDP-20)', ({ value, text }) => expect(formatMeasure(value, 'km')).toBe(text))

it.each([
  { number: 5, known: 5 },
  { number: 0.5, known: 0.5 },
  { number: 0, known: null },
  { number: -1, known: null },
  { number: Number.NaN, known: null },
  { number: null, known: null },
  { number: undefined, known: null },
])('an import reads the number $number of a feed as $known (VDP-20)', ({ number, known }) => expect(positive(number)).toBe(known))

describe('formatEngineSize (CFG-06)', () => {
  it.each([
    ['litres for a car', 2, 'car', '2.0 L'],
    ['cubic centimetres for a small motorcycle', 0.47, 'motorcycle', '470 cc'],
    ['no thousands comma', 1.25, 'motorcycle', '1250 cc'],
    ['nothing for a feed’s 0', 0, 'car', null],
    ['nothing for less than 0', -1, 'motorcycle', null],
    ['nothing when it is not known', null, 'motorcycle', null],
  ] as const)('formatEngineSize gives %s', (_name, litres, itemType, expected) => expect(formatEngineSize(litres, itemType)).toBe(expected))
})

import { expect, it } from 'vitest'
import { numbersInText } from './numbersInText'

it.each<{ text: string; numbers: readonly string[] }>([
  { text: '445821', numbers: ['445821'] },
  { text: '00128', numbers: ['00128'] },
  { text: '#445821', numbers: ['445821'] },
  { text: 'stock 00128', numbers: ['stock00128', '00128'] },
  { text: 'Stock no. SN-1001', numbers: ['stocknosn1001', 'sn1001'] },
  { text: 'stock number: 445821', numbers: ['stocknumber445821', '445821'] },
  { text: 'is stock #445821 still there', numbers: ['445821', '445821still'] },
  { text: 'ABC 123', numbers: ['abc123'] },
  { text: 'the one with rego 1AB 2CD please', numbers: ['1ab', '1ab2cd'] },
  { text: 'white ute under 30000 with low kms', numbers: [] },
  { text: 'toyota', numbers: [] },
  { text: '', numbers: [] },
])('the query parser finds the numbers in “$text” (SRC-06)', ({ text, numbers }) => expect(numbersInText(text)).toEqual(numbers))

it('the query parser parses a million letters quickly (SRC-06)', () => expect(numbersInText('# '.repeat(500_000)).length).toBe(0))

import { expect, it } from 'vitest'
import { greetingName } from './inbox/personName'

it.each([
  { name: 'a first name', entered: 'Anna', expected: 'Anna' },
  { name: 'letters beyond ASCII', entered: ' Zoë ', expected: 'Zoë' },
  { name: 'an apostrophe and a hyphen', entered: 'D’Arcy-Lee', expected: 'D’Arcy-Lee' },
  { name: 'two words', entered: 'Anna Maria', expected: null },
  { name: 'a message', entered: 'WIN A PRIZE', expected: null },
  { name: 'an address', entered: 'evil.example', expected: null },
  { name: 'digits', entered: 'Call0299', expected: null },
  { name: 'twenty letters', entered: 'a'.repeat(20), expected: 'a'.repeat(20) },
  { name: 'more than twenty letters', entered: 'a'.repeat(21), expected: null },
  { name: 'nothing', entered: '', expected: null },
])('a mail greets only by a harmless name (API-07): $name', ({ entered, expected }) => expect(greetingName(entered)).toBe(expected))

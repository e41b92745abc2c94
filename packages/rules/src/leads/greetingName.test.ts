import { expect, it } from 'vitest'
import { greetingName } from './inbox/personName'

it.each([
  { name: 'a first name', given: 'Anna', expected: 'Anna' },
  { name: 'letters beyond ASCII', given: ' Zoë ', expected: 'Zoë' },
  { name: 'an apostrophe and a hyphen', given: 'D’Arcy-Lee', expected: 'D’Arcy-Lee' },
  { name: 'two words', given: 'Anna Maria', expected: null },
  { name: 'a message', given: 'WIN A PRIZE', expected: null },
  { name: 'an address', given: 'evil.example', expected: null },
  { name: 'digits', given: 'Call0299', expected: null },
  { name: 'twenty letters', given: 'a'.repeat(20), expected: 'a'.repeat(20) },
  { name: 'more than twenty letters', given: 'a'.repeat(21), expected: null },
  { name: 'nothing', given: '', expected: null },
])('a mail greets only by a harmless name (API-07): $name', ({ given, expected }) => expect(greetingName(given)).toBe(expected))

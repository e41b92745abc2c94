import { expect, it } from 'vitest'
import { greetingName } from './inbox/personName'

it.each([
  { name: 'a first name', said: 'Anna', expected: 'Anna' },
  { name: 'letters beyond ASCII', said: ' Zoë ', expected: 'Zoë' },
  { name: 'an apostrophe and a hyphen', said: 'D’Arcy-Lee', expected: 'D’Arcy-Lee' },
  { name: 'two words', said: 'Anna Maria', expected: null },
  { name: 'a message', said: 'WIN A PRIZE', expected: null },
  { name: 'an address', said: 'evil.example', expected: null },
  { name: 'digits', said: 'Call0299', expected: null },
  { name: 'twenty letters', said: 'a'.repeat(20), expected: 'a'.repeat(20) },
  { name: 'more than twenty letters', said: 'a'.repeat(21), expected: null },
  { name: 'nothing', said: '', expected: null },
])('greets by a name that can say nothing else (API-07): $name', ({ said, expected }) => expect(greetingName(said)).toBe(expected))

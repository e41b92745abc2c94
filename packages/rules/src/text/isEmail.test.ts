import { expect, it } from 'vitest'
import { isEmail } from './emailIn'

it.each([
  { text: 'ana@dealer.example', is: true },
  { text: 'ana.b+cars@sub.dealer.co.nz', is: true },
  { text: 'söyle@beispiel.example', is: true },
  { text: '', is: false },
  { text: 'ana', is: false },
  { text: 'ana@', is: false },
  { text: '@dealer.example', is: false },
  { text: 'ana@dealer', is: false },
  { text: 'ana@dealer..example', is: false },
  { text: '.ana@dealer.example', is: false },
  { text: 'ana.@dealer.example', is: false },
  { text: 'ana b@dealer.example', is: false },
  { text: 'ana@dealer.example, bo@dealer.example', is: false },
  { text: `${'a'.repeat(65)}@dealer.example`, is: false },
])('$text is an address: $is (ENQ-30)', ({ text, is }) => expect(isEmail(text)).toBe(is))

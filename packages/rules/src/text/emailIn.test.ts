import { expect, it } from 'vitest'
import { emailIn } from './emailIn'

it.each([
  ['ann@x.example', 'ann@x.example'],
  [' ann@x.example ', 'ann@x.example'],
  ['ann@x.example <mailto:ann@x.example>', 'ann@x.example'],
  ['ann@x.example<mailto:Ann@X.example>', 'ann@x.example'],
  ['mailto:ann@x.example', 'ann@x.example'],
  ['Ann Lee <o’b@x.example>.', 'o’b@x.example'],
  ['Write to ann@x.example.', 'ann@x.example'],
  ['ann@x.example or bob@x.example', null],
  ['not provided', null],
  ['ann@home', null],
  ['', null],
  [`${'a'.repeat(2000)} ann@x.example`, null],
])('the email address in “%s” is %s', (text, is) => expect(emailIn(text)).toBe(is))

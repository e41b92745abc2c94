import { expect, test } from 'vitest'
import { isOwnOrigin } from './isOwnOrigin'

test.each([
  { name: 'the console’s own page', origin: 'http://localhost:3001', own: true },
  { name: 'something that is no browser', origin: null, own: true },
  { name: 'another port', origin: 'http://localhost:3000', own: false },
  { name: 'a foreign page', origin: 'https://evil.example', own: false },
  { name: 'a sandboxed frame', origin: 'null', own: false },
  { name: 'nonsense', origin: '%%', own: false },
])('a call of $name', ({ origin, own }) => {
  expect(isOwnOrigin(origin, ['localhost:3001', null])).toBe(own)
})

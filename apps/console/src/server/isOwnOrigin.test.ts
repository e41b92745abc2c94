import { expect, test } from 'vitest'
import { isOwnOrigin } from './isOwnOrigin'

test.each([
  { name: 'the console’s own page', origin: 'http://localhost:3001', secFetchSite: 'same-origin', own: true },
  { name: 'an old browser’s own page', origin: 'http://localhost:3001', secFetchSite: null, own: true },
  { name: 'something that is no browser', origin: null, secFetchSite: null, own: true },
  { name: 'another port', origin: 'http://localhost:3000', secFetchSite: 'same-site', own: false },
  { name: 'a foreign page', origin: 'https://evil.example', secFetchSite: 'cross-site', own: false },
  { name: 'a foreign page that sends no Origin (L13)', origin: null, secFetchSite: 'cross-site', own: false },
  { name: 'a dealer’s site that sends no Origin', origin: null, secFetchSite: 'same-site', own: false },
  { name: 'a sandboxed frame', origin: 'null', secFetchSite: 'cross-site', own: false },
  { name: 'nonsense', origin: '%%', secFetchSite: null, own: false },
])('a call of $name', ({ origin, secFetchSite, own }) => expect(isOwnOrigin({ origin, secFetchSite }, ['localhost:3001', null])).toBe(own))

import { expect, test } from 'vitest'
import { isOwnOrigin } from './isOwnOrigin'

test.each([
  { name: 'the console’s own page', origin: 'http://localhost:3001', secFetchSite: 'same-origin', own: true },
  { name: 'an old browser’s own page', origin: 'http://localhost:3001', secFetchSite: null, own: true },
  { name: 'a client that is no browser', origin: null, secFetchSite: null, own: true },
  { name: 'another port', origin: 'http://localhost:3000', secFetchSite: 'same-site', own: false },
  { name: 'a foreign page', origin: 'https://evil.example', secFetchSite: 'cross-site', own: false },
  { name: 'a foreign page that sends no Origin (L13)', origin: null, secFetchSite: 'cross-site', own: false },
  { name: 'a dealer’s site that sends no Origin', origin: null, secFetchSite: 'same-site', own: false },
  { name: 'a sandboxed frame', origin: 'null', secFetchSite: 'cross-site', own: false },
  { name: 'an invalid origin', origin: '%%', secFetchSite: null, own: false },
])('the console server recognises whether a call comes from the console’s own pages: $name', ({ origin, secFetchSite, own }) =>
  expect(isOwnOrigin({ origin, secFetchSite }, 'http://localhost:3001', null)).toBe(own),
)

test.each([
  { origin: 'https://console.example', own: true },
  { origin: 'http://console.example', own: false },
  { origin: 'https://console.example:8443', own: false },
  { origin: 'https://behind.example:3001', own: true },
  { origin: 'http://behind.example:3001', own: false },
])('a console behind https accepts a call from $origin as its own: $own', ({ origin, own }) =>
  expect(isOwnOrigin({ origin, secFetchSite: null }, 'https://console.example', 'behind.example:3001')).toBe(own),
)

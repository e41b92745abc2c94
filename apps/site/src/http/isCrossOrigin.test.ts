import { expect, it } from 'vitest'
import { isCrossOrigin } from './isCrossOrigin'

it.each([
  { name: 'the site itself', host: 'cars.example', origin: 'https://cars.example', isCross: false },
  { name: 'the site itself, with its default port', host: 'cars.example:443', origin: 'https://cars.example', isCross: false },
  { name: 'the site itself, with a trailing dot', host: 'cars.example', origin: 'https://cars.example.', isCross: false },
  { name: 'the site itself, on a port', host: 'cars.localhost:3000', origin: 'http://cars.localhost:3000', isCross: false },
  { name: 'another port', host: 'cars.localhost:3000', origin: 'http://cars.localhost:9', isCross: true },
  { name: 'a port where the site has none', host: 'cars.example', origin: 'https://cars.example:8443', isCross: true },
  { name: 'no port where the site has one', host: 'cars.localhost:3000', origin: 'http://cars.localhost', isCross: true },
  { name: 'without encryption, by the port', host: 'cars.example:443', origin: 'http://cars.example', isCross: true },
  { name: 'another host', host: 'cars.example', origin: 'https://evil.example', isCross: true },
  { name: 'another scheme', host: 'cars.example', origin: 'chrome-extension://cars.example', isCross: true },
  { name: 'a sandboxed frame', host: 'cars.example', origin: 'null', isCross: true },
  { name: 'an invalid host', host: 'cars.example@evil.example', origin: 'https://evil.example', isCross: true },
  { name: 'no host', origin: 'https://cars.example', isCross: true },
  { name: 'a link of the site', host: 'cars.example', site: 'same-origin', isCross: false },
  { name: 'the address bar', host: 'cars.example', site: 'none', isCross: false },
  { name: 'another site', host: 'cars.example', site: 'cross-site', isCross: true },
  { name: 'a sibling site', host: 'cars.example', site: 'same-site', isCross: true },
  { name: 'a program', host: 'cars.example', isCross: false },
])('A request of $name is cross-site: $isCross (RTE-13)', ({ host, origin, site, isCross }) => {
  const headers = new Headers({ ...(host && { host }), ...(origin && { origin }), ...(site && { 'sec-fetch-site': site }) })
  expect(isCrossOrigin({ headers })).toBe(isCross)
})

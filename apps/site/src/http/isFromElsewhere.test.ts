import { expect, it } from 'vitest'
import { isFromElsewhere } from './isFromElsewhere'

it.each([
  { name: 'the site itself', host: 'cars.example', origin: 'https://cars.example', elsewhere: false },
  { name: 'the site itself, with its default port', host: 'cars.example:443', origin: 'https://cars.example', elsewhere: false },
  { name: 'the site itself, with a trailing dot', host: 'cars.example', origin: 'https://cars.example.', elsewhere: false },
  { name: 'the site itself, on a port', host: 'cars.localhost:3000', origin: 'http://cars.localhost:3000', elsewhere: false },
  { name: 'another port', host: 'cars.localhost:3000', origin: 'http://cars.localhost:9', elsewhere: true },
  { name: 'a port where the site has none', host: 'cars.example', origin: 'https://cars.example:8443', elsewhere: true },
  { name: 'no port where the site has one', host: 'cars.localhost:3000', origin: 'http://cars.localhost', elsewhere: true },
  { name: 'without encryption, by the port', host: 'cars.example:443', origin: 'http://cars.example', elsewhere: true },
  { name: 'another host', host: 'cars.example', origin: 'https://evil.example', elsewhere: true },
  { name: 'another scheme', host: 'cars.example', origin: 'chrome-extension://cars.example', elsewhere: true },
  { name: 'a sandboxed frame', host: 'cars.example', origin: 'null', elsewhere: true },
  { name: 'an invalid host', host: 'cars.example@evil.example', origin: 'https://evil.example', elsewhere: true },
  { name: 'no host', origin: 'https://cars.example', elsewhere: true },
  { name: 'a link of the site', host: 'cars.example', site: 'same-origin', elsewhere: false },
  { name: 'the address bar', host: 'cars.example', site: 'none', elsewhere: false },
  { name: 'another site', host: 'cars.example', site: 'cross-site', elsewhere: true },
  { name: 'a sibling site', host: 'cars.example', site: 'same-site', elsewhere: true },
  { name: 'a program', host: 'cars.example', elsewhere: false },
])('A request of $name is cross-site: $elsewhere (RTE-13)', ({ host, origin, site, elsewhere }) => {
  const headers = new Headers({ ...(host && { host }), ...(origin && { origin }), ...(site && { 'sec-fetch-site': site }) })
  expect(isFromElsewhere({ headers })).toBe(elsewhere)
})

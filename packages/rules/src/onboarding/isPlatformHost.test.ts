import { expect, it } from 'vitest'
import { isPlatformHost } from './isPlatformHost'

const platform = { suffix: 'sites.example', consoleHost: 'console.example' }

it.each([
  { name: 'a site’s first address', host: 'kauri.sites.example', expected: true },
  { name: 'a free name', host: 'New-Dealer.Sites.Example', expected: true },
  { name: 'the ending itself', host: 'sites.example', expected: true },
  { name: 'the console', host: 'console.example', expected: true },
  { name: 'a dealer’s own domain', host: 'www.saltbush.com.au', expected: false },
  { name: 'a domain that ends alike', host: 'mysites.example', expected: false },
])('the wizard recognises the platform’s hosts (ENT-10): $name', ({ host, expected }) =>
  expect(isPlatformHost(host, platform)).toBe(expected),
)

it('the domain form recognises a platform host if the configured ending starts with a dot', () => {
  expect(isPlatformHost('kauri.sites.example', { ...platform, suffix: '.sites.example' })).toBe(true)
})

import { expect, it } from 'vitest'
import { normaliseAddress, normaliseQuery } from './createRedirectTable'

it.each([
  { name: 'capitals', address: '/Used-Cars/Toyota', path: '/used-cars/toyota' },
  { name: 'a slash at the end', address: '/about/', path: '/about' },
  { name: 'doubled slashes', address: '//about///us//', path: '/about/us' },
  { name: 'escapes', address: '/caf%C3%A9', path: '/café' },
  { name: 'letters and accents apart', address: '/cafe%CC%81', path: '/café' },
  { name: 'invalid escapes', address: '/100%-off', path: '/100%-off' },
  { name: 'a fragment', address: '/about#team', path: '/about' },
  { name: 'the home page', address: '/', path: '/' },
  { name: 'nothing', address: '', path: '' },
])('a redirect normalises $name (RTE-19, CFG-15)', ({ address, path }) => expect(normaliseAddress(address).path).toBe(path))

it('the redirect parser keeps the original case for the part a wildcard carries over (RTE-19)', () => {
  expect(normaliseAddress('/Old//Hilux?x=1')).toMatchObject({ written: '/Old/Hilux' })
  expect(normaliseAddress('/a?x=1&x=2#y').query).toBe('x=1&x=2')
})

it('the redirect parser normalises a query (RTE-19)', () => {
  expect(
    normaliseQuery([
      ['Type', 'A b'],
      ['id', '12'],
    ]),
  ).toBe('id=12&type=a%20b')
})

import { expect, it } from 'vitest'
import { sharedAddress, sharedHref } from './sharedAddress'

it.each([
  { path: '/shared/abc/', secret: 'abc', inside: '/' },
  { path: '/shared/abc', secret: 'abc', inside: '/' },
  { path: '/shared/abc/cars/corolla', secret: 'abc', inside: '/cars/corolla' },
  { path: '/shared/abc/search/toyota/', secret: 'abc', inside: '/search/toyota/' },
])('$path is $inside of the draft', ({ path, secret, inside }) => {
  expect(sharedAddress(path)).toEqual({ secret, path: inside })
})

it.each(['/shared', '/shared/', '/sharedness/abc', '/', '/search/shared/abc'])('%s is no link to a draft', (path) => {
  expect(sharedAddress(path)).toBeNull()
})

it('the parser of shared drafts’ addresses parses the address that it built', () => {
  expect(sharedAddress(sharedHref('abc', '/cars/corolla'))).toEqual({ secret: 'abc', path: '/cars/corolla' })
})

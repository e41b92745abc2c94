import { expect, it } from 'vitest'
import { searchCredentials } from './searchCredentials'

it('derives a key that is the same on every server, and another for each site and each secret', () => {
  const own = searchCredentials('site-a', 'a secret of the server')
  expect(own).toEqual(searchCredentials('site-a', 'a secret of the server'))
  expect(own.appId).toMatch(/^[0-9A-F]{10}$/)
  expect(own.apiKey).toMatch(/^[0-9a-f]{32}$/)
  for (const other of [searchCredentials('site-b', 'a secret of the server'), searchCredentials('site-a', 'another secret')]) {
    expect(other.apiKey).not.toBe(own.apiKey)
    expect(other.appId).not.toBe(own.appId)
  }
})

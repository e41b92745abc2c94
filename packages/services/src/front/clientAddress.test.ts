import { expect, test } from 'vitest'
import { clientAddress } from './clientAddress'

test.each([
  { name: 'a direct connection', header: '203.0.113.5', trusted: 0, address: '203.0.113.5' },
  { name: 'a forged address before the real one', header: '198.51.100.7, 203.0.113.5', trusted: 0, address: '203.0.113.5' },
  { name: 'one trusted proxy', header: '203.0.113.5, 10.0.0.1', trusted: 1, address: '203.0.113.5' },
  { name: 'a forged address and one trusted proxy', header: '198.51.100.7, 203.0.113.5, 10.0.0.1', trusted: 1, address: '203.0.113.5' },
  { name: 'two trusted proxies', header: '198.51.100.7, 203.0.113.5, 10.0.0.1, 10.0.0.2', trusted: 2, address: '203.0.113.5' },
  { name: 'fewer proxies than configured', header: '203.0.113.5', trusted: 2, address: 'unknown' },
  { name: 'no header', header: null, trusted: 0, address: 'unknown' },
])('a server finds the client’s address in X-Forwarded-For: $name', ({ header, trusted, address }) => {
  expect(clientAddress(header, trusted)).toBe(address)
})

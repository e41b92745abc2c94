import { expect, test } from 'vitest'
import { clientAddress } from './clientAddress'

test.each([
  { name: 'nothing in between', header: '203.0.113.5', trusted: 0, address: '203.0.113.5' },
  { name: 'a made-up address in front', header: '198.51.100.7, 203.0.113.5', trusted: 0, address: '203.0.113.5' },
  { name: 'behind one proxy of ours', header: '203.0.113.5, 10.0.0.1', trusted: 1, address: '203.0.113.5' },
  { name: 'a made-up address behind a proxy of ours', header: '198.51.100.7, 203.0.113.5, 10.0.0.1', trusted: 1, address: '203.0.113.5' },
  { name: 'behind two proxies of ours', header: '198.51.100.7, 203.0.113.5, 10.0.0.1, 10.0.0.2', trusted: 2, address: '203.0.113.5' },
  { name: 'fewer proxies than said', header: '203.0.113.5', trusted: 2, address: 'unknown' },
  { name: 'no header', header: null, trusted: 0, address: 'unknown' },
])('Who is calling: $name', ({ header, trusted, address }) => {
  expect(clientAddress(header, trusted)).toBe(address)
})

import { expect, test } from 'vitest'
import { clientNetwork } from './clientNetwork'

test.each([
  { name: 'IPv4', address: '203.0.113.5', network: '203.0.113.5' },
  { name: 'IPv4 in IPv6', address: '::ffff:203.0.113.5', network: '203.0.113.5' },
  { name: 'IPv6', address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2' },
  { name: 'shortened IPv6', address: '2001:DB8::6', network: '2001:db8:0:0' },
  { name: 'loopback', address: '::1', network: '0:0:0:0' },
  { name: 'an unknown address', address: 'unknown', network: 'unknown' },
])('a rate limit finds the network of an address: $name', ({ address, network }) => {
  expect(clientNetwork(address)).toBe(network)
})

import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchPublic, isPrivateAddress } from './fetchPublic'
import { startServer, type TestServer } from './testing/startServer'

let server: TestServer | undefined
afterEach(() => server?.stop())

const serve = async (answer: RequestListener): Promise<string> => {
  server = await startServer(answer)
  return server.host
}
const options = { largest: 1000, timeoutMs: 2000 }
const faultOf = (address: string, more: object = {}) =>
  fetchPublic(address, { ...options, ...more }).then(
    () => 'fetched',
    (error: Error) => error.message,
  )

describe('an entered address', () => {
  it.each([
    { address: 'ftp://x.example/a', message: 'Enter a web address.' },
    { address: 'nothing', message: 'Enter a web address.' },
    { address: 'http://x.example/a', message: 'The address must start with https://.' },
    { address: 'https://127.0.0.1/a', message: '127.0.0.1 is not a public internet address.' },
    { address: 'https://2130706433/', message: '127.0.0.1 is not a public internet address.' },
    { address: 'https://[::1]/a', message: '::1 is not a public internet address.' },
    { address: 'https://[::ffff:10.0.0.1]/a', message: /is not a public internet address/ },
    { address: 'https://169.254.169.254/latest/meta-data', message: '169.254.169.254 is not a public internet address.' },
    { address: 'https://localhost/a', message: 'localhost is not a public internet address.' },
  ])('an entered address is refused: $address (ENT-01)', async ({ address, message }) => expect(await faultOf(address)).toMatch(message))

  it('an entered address is fetched if its host is trusted (ENT-01)', async () => {
    const host = await serve((_request, response) => response.setHeader('etag', '"1"').end('Stock,Make'))
    const fetched = await fetchPublic(`http://${host}/stock.csv`, { ...options, trusted: [host] })
    expect([fetched.status, String(fetched.bytes), fetched.headers.etag]).toEqual([200, 'Stock,Make', '"1"'])
  })

  it('an entered address may not redirect to a private address (ENT-01)', async () => {
    const host = await serve((_request, response) => response.writeHead(302, { location: 'https://10.0.0.1/secret' }).end())
    expect(await faultOf(`http://${host}/`, { trusted: [host] })).toBe('10.0.0.1 is not a public internet address.')
  })

  it('an entered address fails if it redirects endlessly, sends too much, breaks off or takes too long (ENT-01)', async () => {
    const host = await serve((request, response) => {
      if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
      else if (request.url === '/large') response.end('x'.repeat(5000))
      else if (request.url === '/half') {
        response.writeHead(200, { 'content-length': 500 }).write('half')
        setTimeout(() => response.destroy(), 20)
      }
    })
    const trusted = [host]
    expect(await faultOf(`http://${host}/round`, { trusted })).toMatch(/redirects more than 5 times/)
    expect(await faultOf(`http://${host}/large`, { trusted })).toMatch(/larger than/)
    expect(await faultOf('http://photos.invalid/', { trusted: ['photos.invalid'] })).toBe(
      'photos.invalid could not be reached: there is no server with this name.',
    )
    expect(await faultOf(`http://${host}/half`, { trusted })).toMatch(/could not be reached/)
    expect(await faultOf(`http://${host}/slow`, { trusted, timeoutMs: 100 })).toMatch(/took longer/)
  })
})

it.each([
  ...['8.8.8.8', '172.32.0.1', '192.88.98.255', '100.128.0.1', '2606:4700::1111', '2001:4860:4860::8888', '2403:5800::1'].map(
    (address) => [address, false] as const,
  ),
  ...['0.0.0.1', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1'].map(
    (address) => [address, true] as const,
  ),
  ...['192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255', 'localhost', ''].map(
    (address) => [address, true] as const,
  ),
  // Local, site-local, link-local, multicast, discard, segment routing.
  ...['::', '::1', 'fd00::1', 'fec0::1', 'feff::1', 'fe80::1', 'fe80::1%eth0', 'ff02::1', '100::1', '5f00::1', '4000::1'].map(
    (address) => [address, true] as const,
  ),
  // IPv4 within IPv6: mapped, translated, compatible, NAT64, 6to4, Teredo, ISATAP.
  ...[
    '::ffff:127.0.0.1',
    '::ffff:0:127.0.0.1',
    '::127.0.0.1',
    '::7f00:1',
    '::a00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
  ].map((address) => [address, true] as const),
  ...['2001::7f00:1', 'fe80::5efe:7f00:1', '2001:db8::1', '3fff::1', '3ffe::1'].map((address) => [address, true] as const),
])('%s is private: %s (ENT-01)', (address, isPrivate) => expect(isPrivateAddress(address)).toBe(isPrivate))

import { once } from 'node:events'
import { type AddressInfo, createServer, type LookupFunction, type Server } from 'node:net'
import { createServer as createSecureServer } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { createSelfSigned } from '../stock-feeds/testing/selfSigned'
import { tlsProbe } from './tlsProbe'

const host = 'www.dealer.example'
const localLookup: LookupFunction = (_name, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
const servers: Server[] = []
const listen = async (server: Server): Promise<number> => {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
afterAll(() => {
  for (const server of servers) server.close()
})

const startTlsServer = async (about: Parameters<typeof createSelfSigned>[0]) => {
  const { key, cert } = createSelfSigned(about)
  const server = createSecureServer({ key, cert }, (socket) => socket.destroy())
  server.on('tlsClientError', () => {})
  return { port: await listen(server), cert }
}

test('A certificate that browsers accept is returned with its end and its issuer', async () => {
  const { port, cert } = await startTlsServer({ name: host, until: '20400203000000Z' })
  expect(await tlsProbe({ port, lookup: localLookup, ca: cert })(host)).toEqual({
    ok: true,
    expiresAt: '2040-02-03T00:00:00.000Z',
    issuer: host,
  })
})

test.each([
  { name: 'it has expired', about: { name: host, until: '20210101000000Z' }, isKnown: true, problem: 'The certificate has expired.' },
  { name: 'it is for another domain', about: { name: 'other.example' }, isKnown: true, problem: 'The certificate is for another domain.' },
  { name: 'it is self-signed', about: { name: host }, isKnown: false, problem: 'The certificate is not from a recognised authority.' },
])('The reason why browsers refuse a certificate is returned: $name', async ({ about, isKnown, problem }) => {
  const { port, cert } = await startTlsServer(about)
  expect(await tlsProbe({ port, lookup: localLookup, ...(isKnown && { ca: cert }) })(host)).toEqual({ ok: false, problem })
})

test('A server without TLS, a silent one and a closed port each have a reason', async () => {
  const plain = await listen(createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))
  const silent = await listen(createServer(() => {}))
  const closed = await listen(createServer())
  await new Promise((done) => servers.at(-1)?.close(done))
  const probe = (port: number) => tlsProbe({ port, lookup: localLookup, timeoutMs: 1_000 })(host)
  expect(await probe(plain)).toEqual({ ok: false, problem: 'A secure connection was not possible: it does not use TLS.' })
  expect(await probe(silent)).toEqual({ ok: false, problem: 'The domain did not answer in time.' })
  expect(await probe(closed)).toEqual({ ok: false, problem: 'A secure connection was not possible: it does not accept connections.' })
})

test('No connection is made to a private address', async () => {
  const { port } = await startTlsServer({ name: host })
  expect(await tlsProbe({ port })('localhost')).toEqual({ ok: false, problem: 'localhost is not a public internet address.' })
  expect(await tlsProbe({ port })('127.0.0.1')).toMatchObject({ ok: false })
})

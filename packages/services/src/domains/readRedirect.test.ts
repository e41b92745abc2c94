import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRedirect } from './readRedirect'

const host = 'www.dealer.example'
const localLookup: LookupFunction = (_name, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
let response: { readonly status: number; readonly location?: string } | null = null
const server = createServer((_request, answer) => {
  if (response) answer.writeHead(response.status, response.location === undefined ? {} : { location: response.location }).end('x')
})
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it.each([
  { name: 'another host', status: 301, location: 'https://old.example/page', expected: 'old.example' },
  { name: 'the same host with https', status: 308, location: `https://${host}/`, expected: null },
  { name: 'another page', status: 302, location: '/home', expected: null },
  { name: 'something that is no web address', status: 302, location: 'mailto:a@b.example', expected: null },
  { name: 'nowhere', status: 302, location: undefined, expected: null },
  { name: 'a page that is no redirect', status: 200, location: 'https://old.example/', expected: null },
])('The redirect of a domain is read: $name', async ({ status, location, expected }) => {
  response = { status, ...(location !== undefined && { location }) }
  expect(await readRedirect({ port, lookup: localLookup })(host)).toBe(expected)
})

it('A domain whose server is silent, closed or private has no redirect', async () => {
  response = null
  expect(await readRedirect({ port, lookup: localLookup, timeoutMs: 100 })(host)).toBeNull()
  expect(await readRedirect({ port: 9, lookup: localLookup })(host)).toBeNull()
  response = { status: 301, location: 'https://old.example/' }
  expect(await readRedirect({ port })('localhost')).toBeNull()
})

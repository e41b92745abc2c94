import { afterEach, expect, it } from 'vitest'
import { startServer, type TestServer } from '../http/testing/startServer'
import { cloudflareEdge } from './cloudflareEdge'
import { fastlyEdge } from './fastlyEdge'
import type { PurgeEdge } from './PurgeEdge'
import { varnishEdge } from './varnishEdge'

interface Recorded {
  readonly request: string
  readonly headers: { readonly [name: string]: string }
  readonly body: unknown
}

let server: TestServer | undefined
afterEach(() => server?.stop())

/** A cache that records requests with the headers that matter, and sends a status and body. */
const startCache = async (
  status = 200,
  sent = '{"success":true,"errors":[],"messages":[],"result":{"id":"9a7806061c88ada191ed06f989cc3dac"}}',
) => {
  const recorded: Recorded[] = []
  server = await startServer(async (request, response) => {
    const { method, url, headers } = request
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const text = Buffer.concat(parts).toString()
    const names = ['authorization', 'fastly-key', 'xkey-purge', 'xkey-purge-all', 'content-type']
    recorded.push({
      request: `${method} ${url}`,
      headers: Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))),
      body: text === '' ? null : JSON.parse(text),
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(sent)
  })
  return { url: `http://${server.host}`, recorded }
}

const json = { 'content-type': 'application/json' }
const edges: { readonly [name: string]: (url: string) => PurgeEdge } = {
  Varnish: varnishEdge,
  Fastly: (api) => fastlyEdge({ service: 'SU1Z0isxPaozGVKXdv0eY', token: 'key', api }),
  Cloudflare: (api) => cloudflareEdge({ zone: '023e105f4ecef8ad9ca31a8372d0c353', token: 'key', api }),
}

it.each([
  [
    'Varnish',
    { request: 'PURGE /', headers: { 'xkey-purge': 'site:1 stock:2' }, body: null },
    { request: 'PURGE /', headers: { 'xkey-purge-all': '1' }, body: null },
  ],
  [
    'Fastly',
    {
      request: 'POST /service/SU1Z0isxPaozGVKXdv0eY/purge',
      headers: { 'fastly-key': 'key', ...json },
      body: { surrogate_keys: ['site:1', 'stock:2'] },
    },
    { request: 'POST /service/SU1Z0isxPaozGVKXdv0eY/purge_all', headers: { 'fastly-key': 'key' }, body: null },
  ],
  [
    'Cloudflare',
    {
      request: 'POST /zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
      headers: { authorization: 'Bearer key', ...json },
      body: { tags: ['site:1', 'stock:2'] },
    },
    {
      request: 'POST /zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache',
      headers: { authorization: 'Bearer key', ...json },
      body: { purge_everything: true },
    },
  ],
] satisfies [string, Recorded, Recorded][])('%s is purged by tags and as a whole', async (name, byTags, all) => {
  const { url, recorded } = await startCache()
  const purge = edges[name]?.(url)
  await purge?.(['site:1', 'stock:2'])
  await purge?.(null)
  expect(recorded).toEqual([byTags, all])
})

it.each([
  ['Varnish', 3],
  ['Fastly', 1],
  ['Cloudflare', 3],
])('%s gets no more tags in a request than it takes', async (name, requests) => {
  const { url, recorded } = await startCache()
  await edges[name]?.(url)(Array.from({ length: 70 }, (_, index) => `site:${index}`))
  expect(recorded).toHaveLength(requests)
})

it.each(Object.keys(edges))('a purge that %s refuses is an error', async (name) => {
  const { url } = await startCache(403)
  await expect(edges[name]?.(url)(['site:1'])).rejects.toThrow(`${name} answered 403 to a purge`)
})

it('Cloudflare must confirm a purge in its response', async () => {
  const { url } = await startCache(200, '{"success":false,"errors":[{"code":1107,"message":"Only enterprise zones can purge by tag."}]}')
  await expect(edges.Cloudflare?.(url)(['site:1'])).rejects.toThrow('Cloudflare did not confirm a purge')
})

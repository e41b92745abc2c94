import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AnswerSearch, createHttpHandler } from './createHttpHandler'
import { limits } from './limits'

let server: Server | undefined
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))

interface Answered {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

async function serve(answer: AnswerSearch) {
  const handler = createHttpHandler(answer)
  server = createServer((request, response) => void handler(request, response))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return (body: string, headers: { readonly [name: string]: string } = {}, method = 'POST') =>
    new Promise<Answered>((resolve, reject) => {
      const request = httpRequest({ host: '127.0.0.1', port, method, path: '/1/indexes/cars/query?x=1', headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }))
      })
      request.once('error', reject)
      request.end(body)
    })
}

/** Says what it heard. */
const echo: AnswerSearch = (call, host) => ({
  status: 200,
  body: JSON.stringify({ method: call.method, url: call.url, body: call.body, key: call.header('x-algolia-api-key'), host }),
})

describe('search over HTTP', () => {
  it('hands on what was asked, by text or JSON, and lets nobody keep the answer', async () => {
    const ask = await serve(echo)
    const { status, headers, body } = await ask('{"query":"škoda"}', {
      'content-type': 'text/plain',
      'x-algolia-api-key': 'k',
      host: 'kauri.example',
    })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    })
    expect(JSON.parse(body.toString())).toEqual({
      method: 'POST',
      url: '/1/indexes/cars/query?x=1',
      body: '{"query":"škoda"}',
      key: 'k',
      host: 'kauri.example',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it.each<{ name: string; accepted: string; length: number; encoding: string | undefined }>([
    { name: 'brotli', accepted: 'gzip, deflate, br', length: 5_000, encoding: 'br' },
    { name: 'gzip', accepted: 'gzip', length: 5_000, encoding: 'gzip' },
    { name: 'what is refused, not', accepted: 'br;q=0, gzip', length: 5_000, encoding: 'gzip' },
    { name: 'short answers, not', accepted: 'br', length: 500, encoding: undefined },
    { name: 'for who takes nothing, not', accepted: 'identity', length: 5_000, encoding: undefined },
    { name: 'long answers, brotli', accepted: 'br', length: 400_000, encoding: 'br' },
    { name: 'long answers, gzip', accepted: 'gzip', length: 400_000, encoding: 'gzip' },
  ])('compresses: $name', async ({ accepted, length, encoding }) => {
    const text = 'ü'.repeat(length)
    const ask = await serve(() => ({ status: 200, body: text }))
    const { headers, body } = await ask('', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(plain.toString()).toBe(text)
  })

  it('reads no more of a body than may be asked', async () => {
    const ask = await serve(echo)
    expect(JSON.parse((await ask('x'.repeat(limits.bodyBytes))).body.toString()).body).toHaveLength(limits.bodyBytes)
    const { headers, body } = await ask('x'.repeat(limits.bodyBytes + 1))
    expect(JSON.parse(body.toString()).body).toBeNull()
    expect(headers.connection).toBe('close')
  })

  it('says no more than that something went wrong', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const ask = await serve(() => Promise.reject(new Error('A secret')))
    const { status, body } = await ask('{}')
    expect({ status, body: body.toString() }).toEqual({ status: 500, body: '{"message":"Something went wrong","status":500}' })
    logged.mockRestore()
  })
})

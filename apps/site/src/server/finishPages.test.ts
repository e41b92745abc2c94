import { createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { statusTag } from '../rendering/statusMark'
import { finishPages } from './finishPages'

/** What is answered to a GET. */
async function answerOf(app: RequestListener, path = '/') {
  const finish = finishPages(async (request, response) => app(request, response), { secure: true })
  const server = createServer((request, response) => void finish(request, response).catch(() => response.writeHead(500).end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<{ status: number | undefined; headers: { [name: string]: unknown }; body: string }>(
    (resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent: false }, (came) => {
        const parts: Buffer[] = []
        came.on('data', (part: Buffer) => parts.push(part))
        came.once('end', () => resolve({ status: came.statusCode, headers: came.headers, body: Buffer.concat(parts).toString() }))
      }).once('error', reject)
    },
  )
  server.close()
  return answer
}

const html =
  (body: string, headers: { [name: string]: string } = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.end(body)
  }

it('names the scripts of a page by hash, and says only in the policy whom it may load from (CFG-14)', async () => {
  const { headers } = await answerOf(
    html('<script>self.__next_f.push([0])</script>', { 'x-policy-origins': '{"connect":["https://a.example"]}' }),
  )
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://a.example;")
  expect(headers).not.toHaveProperty('x-policy-origins')
})

it.each([404, 410] as const)('gives a page that stands for none the status %i it says in its head', async (status) => {
  expect((await answerOf(html(`<head>${statusTag(status)}</head>`))).status).toBe(status)
})

it('takes such words for a status in pages alone', async () => {
  const app: RequestListener = (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(statusTag(404))
  expect((await answerOf(app)).status).toBe(200)
})

it('gives the same answer the same etag, and another another, whatever the app had said', async () => {
  const etagOf = async (body: string) => (await answerOf(html(body, { etag: '"always"' }))).headers.etag
  expect(await etagOf('a')).toBe(await etagOf('a'))
  expect(await etagOf('b')).not.toBe(await etagOf('a'))
})

it('leads the links of a shared draft into it, and tells nobody the secret', async () => {
  const { headers, body } = await answerOf(
    html('<a href="/service">Service</a><script>self.__next_f.push([0])</script>', { 'x-shared-draft': 'secret' }),
  )
  expect(body).toContain('<a href="/shared/secret/service">')
  expect(headers['content-security-policy']).toContain("form-action 'none'")
  expect(headers).not.toHaveProperty('x-shared-draft')
})

it('passes a picture on as it comes', async () => {
  const app: RequestListener = (_request, response) => response.writeHead(200, { 'content-type': 'image/png', etag: '"7"' }).end('picture')
  const { headers, body } = await answerOf(app, '/media/a.png')
  expect([headers.etag, body]).toEqual(['"7"', 'picture'])
})

it('rejects where the app does', async () => {
  const app: RequestListener = () => {
    throw new Error('The database is away')
  }
  expect((await answerOf(app)).status).toBe(500)
})

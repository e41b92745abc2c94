import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { passOn, targetAt } from './passOn'
import { startRenderer } from './startRenderer'

/** A page process that answers what it was asked. */
const script = `
import { createServer } from 'node:http'
createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  if (request.url === '/breaks') return void response.write('half', () => response.socket.destroy())
  response.writeHead(request.url === '/missing' ? 404 : 200, { 'content-type': 'application/json', 'x-said': 'yes' })
  response.end(JSON.stringify({ pid: process.pid, url: request.url, method: request.method, host: request.headers.host, body }))
}).listen(process.argv[2], () => process.send('ready'))
process.on('disconnect', () => process.exit(0))`

let undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const one of undo.reverse()) await one()
  undo = []
})

async function setUp() {
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
  undo.push(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'pages.mjs'), script)
  const lines: string[] = []
  const socketPath = path.join(folder, 's.sock')
  const renderer = startRenderer({ script: path.join(folder, 'pages.mjs'), socketPath, pause: 20, log: (line) => lines.push(line) })
  undo.push(() => renderer.stop())
  const target = targetAt(socketPath)
  const server: Server = createServer(async (request, response) => {
    try {
      await renderer.ready(10_000)
      await passOn(request, response, Buffer.from(request.headers['x-body']?.toString() ?? ''), target)
    } catch {
      if (!response.headersSent) response.writeHead(502)
      response.end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  undo.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const get = (url: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${url}`, init)
  return { renderer, lines, get, port }
}

it('passes a request on, with its body, and the answer back', async () => {
  const { get, port } = await setUp()
  const answer = await get('/a?b=c', { method: 'POST', headers: { 'x-body': 'sent' } })
  expect([answer.status, answer.headers.get('x-said')]).toEqual([200, 'yes'])
  expect(await answer.json()).toMatchObject({ url: '/a?b=c', method: 'POST', body: 'sent', host: `127.0.0.1:${port}` })
  expect((await get('/missing')).status).toBe(404)
})

it('starts the page process again when it ends; who asks meanwhile waits for it', async () => {
  const { renderer, lines, get } = await setUp()
  const { pid } = (await (await get('/')).json()) as { pid: number }
  expect(pid).toBe(renderer.pid)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  const after = (await (await get('/')).json()) as { pid: number }
  expect(after.pid).not.toBe(pid)
  expect(lines).toEqual([expect.stringMatching(/SIGKILL.*starting it again in 20 ms/)])
})

it('ends a connection whose answer breaks off, and goes on', async () => {
  const { get } = await setUp()
  await expect(get('/breaks').then((answer) => answer.text())).rejects.toThrow()
  expect((await get('/')).status).toBe(200)
})

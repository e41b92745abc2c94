import { mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createPageProcess } from './createPageProcess'

/** A page server with given responses; `kill` simulates a killed process: the socket file remains without a listener. */
const startPageServer = async (socketPath: string) => {
  const name = `${socketPath}.${++started}`
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.url === '/breaks') return void response.write('half', () => response.socket?.destroy())
    if (request.url === '/dies') return kill()
    response.writeHead(request.url === '/missing' ? 404 : 200, { 'content-type': 'application/json', 'x-said': 'yes' })
    response.end(JSON.stringify({ name, url: request.url, method: request.method, host: request.headers.host, body }))
  })
  const ended = new Promise<void>((resolve) => server.once('close', resolve))
  const kill = () => {
    server.close()
    server.closeAllConnections()
  }
  await new Promise<void>((resolve) => server.listen(name, resolve))
  // Node removes a closed server's socket only under its original name.
  await rename(name, socketPath)
  return { name, server, kill, ended }
}

let started = 0
let undo: (() => unknown)[] = []
afterEach(async () => {
  for (const one of undo.reverse()) await one()
  undo = []
})

async function setUp({ limit = 10_000 } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
  undo.push(() => rm(folder, { recursive: true }))
  const socketPath = path.join(folder, 's.sock')
  const start = async () => {
    const made = await startPageServer(socketPath)
    undo.push(made.kill)
    return made
  }
  const pages = createPageProcess(socketPath, () => limit)
  let requested = 0
  const server: Server = createServer(async (request, response) => {
    requested++
    try {
      await pages.answer(request, response, Buffer.from(request.headers['x-body']?.toString() ?? ''))
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
  const answeredBy = async (init?: RequestInit) => ((await (await get('/', init)).json()) as { name: string }).name
  return { pages, start, get, port, answeredBy, requested: () => requested }
}

it('the front server passes on a request with its body, and returns the response', async () => {
  const { start, get, port } = await setUp()
  await start()
  const answer = await get('/a?b=c', { method: 'POST', headers: { 'x-body': 'sent' } })
  expect([answer.status, answer.headers.get('x-said')]).toEqual([200, 'yes'])
  expect(await answer.json()).toMatchObject({ url: '/a?b=c', method: 'POST', body: 'sent', host: `127.0.0.1:${port}` })
  expect((await get('/missing')).status).toBe(404)
})

it('the front server holds requests, also with a body, after a page process was killed until another listens', async () => {
  const { start, answeredBy, pages, requested } = await setUp()
  const first = await start()
  expect(await answeredBy()).toBe(first.name)
  first.kill()
  await first.ended
  const waiting = Promise.all([answeredBy(), answeredBy({ method: 'POST', headers: { 'x-body': 'sent' } }), answeredBy()])
  await expect.poll(requested).toBe(4)
  const second = await start()
  expect(await waiting).toEqual([second.name, second.name, second.name])
  await pages.ready(0)
})

it('the front server answers 502 after its timeout while the port is closed, and responds once it is open', async () => {
  const { start, get, pages, answeredBy } = await setUp({ limit: 100 })
  expect((await get('/')).status).toBe(502)
  await expect(pages.ready(50)).rejects.toThrow('The page process did not listen in time')
  const first = await start()
  await pages.ready(10_000)
  expect(await answeredBy()).toBe(first.name)
})

it('the front server sends a request that crashed the page process to no other process', async () => {
  const { start, get } = await setUp({ limit: 1_000 })
  const first = await start()
  const answer = get('/dies')
  await first.ended
  const second = await start()
  expect((await answer).status).toBe(502)
  expect(second.server.listening).toBe(true)
})

it('the front server closes a connection whose response breaks off, and serves further requests', async () => {
  const { start, get } = await setUp()
  await start()
  await expect(get('/breaks').then((answer) => answer.text())).rejects.toThrow()
  expect((await get('/')).status).toBe(200)
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { postToSiteServer } from './postToSiteServer'

it('an aborted request reaches the site server as a closed connection, and no other server', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const caller = new AbortController()
  let received = 0
  let isClosed = false
  const server = createServer((_request, response) => {
    received++
    response.once('close', () => {
      isClosed = true
    })
    caller.abort()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = await postToSiteServer({ path: '/', body: {}, timeoutMs: 5_000, signal: caller.signal }, { urls: [url, url], secret: 's' })
  expect(answer).toBeNull()
  await vi.waitFor(() => expect(isClosed).toBe(true))
  expect(received).toBe(1)
  expect(log).not.toHaveBeenCalled()
  server.close()
})

it('the status of a server that fails is logged, and the next server is asked', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const listen = async (status: number) => {
    const server = createServer((_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"found":1}'),
    )
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }
  const failing = await listen(500)
  const working = await listen(200)
  const answer = await postToSiteServer({ path: '/api/x', body: {}, timeoutMs: 5_000 }, { urls: [failing.url, working.url], secret: 's' })
  expect(answer).toEqual({ found: 1 })
  expect(log).toHaveBeenCalledExactlyOnceWith(`${failing.url}/api/x answered 500`)
  failing.server.close()
  working.server.close()
})

it('a server that can’t be reached is logged in one line, with its address and the reason', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  log.mockClear()
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise((closed) => server.close(closed))
  expect(await postToSiteServer({ path: '/api/x', body: {}, timeoutMs: 5_000 }, { urls: [url], secret: 's' })).toBeNull()
  expect(log).toHaveBeenCalledExactlyOnceWith(`${url}/api/x can’t be reached: it does not accept connections`)
})

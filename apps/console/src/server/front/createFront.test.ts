import { request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createWebServer } from '@forecourt/services/front/createWebServer'
import { afterEach, describe, expect, it } from 'vitest'
import { createFront } from './createFront'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  return new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
})

const echo = async (request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  response.end(JSON.stringify({ method: request.method, bytes: Buffer.concat(chunks).length, from: request.headers['x-forwarded-for'] }))
}

async function serve({ signedIn = false, secure = false, timeout = 5_000 } = {}) {
  let requested = 0
  const front = createFront({
    app: (request, response) => {
      requested++
      return echo(request, response)
    },
    isSignedIn: async () => signedIn,
    sendPicture: async ({ url }, response) => {
      if (url !== '/media/made.png') return false
      response.end('made before')
      return true
    },
    transportSecurity: secure ? 'max-age=31536000' : null,
  })
  server = createWebServer(front, { requestTimeout: timeout, maxConnections: 100, checkEvery: 100 })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  /** Sends a body in chunks of 64 kB without content-length, until it is sent or refused. */
  const send = (path: string, bytes: number, method = 'POST') =>
    new Promise<{ status: number; text: string; sent: number; headers: IncomingMessage['headers'] }>((resolve, reject) => {
      let sent = 0
      let answered = false
      const call = httpRequest({ port, host: '127.0.0.1', method, path }, (answer) => {
        answered = true
        let text = ''
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text, sent, headers: answer.headers }))
      })
      call.on('error', (error) => answered || reject(error))
      const sendNext = () => {
        if (answered) return
        if (sent >= bytes) return void call.end()
        sent += 65_536
        call.write(Buffer.alloc(65_536, 97), () => setTimeout(sendNext))
      }
      if (bytes === 0) call.end()
      else sendNext()
    })
  return { port, send, requested: () => requested }
}

describe('the server in front of the console', () => {
  it.each([
    { name: 'a sign-in', path: '/api/auth/callback/credentials', signedIn: true, limit: 65_536 },
    { name: 'a stranger’s call', path: '/api/trpc/sites.importConfig', signedIn: false, limit: 65_536 },
    { name: 'a call', path: '/api/trpc/sites.importConfig', signedIn: true, limit: 6_000_000 },
    { name: 'a part of a file', path: '/api/uploads/x?at=0', signedIn: true, limit: 2_000_000 },
    { name: 'a stranger’s part of a file', path: '/api/uploads/x?at=0', signedIn: false, limit: 65_536 },
    { name: 'a page', path: '/sign-in', signedIn: true, limit: 65_536 },
  ])(
    'the server in front of the console stops reading $name at its size limit, even without a content length',
    async ({ path, signedIn, limit }) => {
      const { send, requested } = await serve({ signedIn })
      const answer = await send(path, 40_000_000)
      expect(answer.status).toBe(413)
      expect(answer.sent).toBeLessThan(limit + 8_000_000)
      expect(requested()).toBe(0)
      expect(answer.text).toContain('too large')
    },
  )

  it('the server in front of the console serves a picture rendered before without rendering it again', async () => {
    const { send, requested } = await serve()
    expect([(await send('/media/made.png', 0, 'GET')).text, requested()]).toEqual(['made before', 0])
    await send('/media/other.png', 0, 'GET')
    expect(requested()).toBe(1)
  })

  it('the server in front of the console passes on a request within the limit completely', async () => {
    const { send } = await serve({ signedIn: true })
    expect(JSON.parse((await send('/api/trpc/sites.importConfig', 5_000_000)).text)).toMatchObject({ method: 'POST', bytes: 77 * 65_536 })
    expect(JSON.parse((await send('/api/uploads/x?at=0', 1_900_000)).text)).toMatchObject({ method: 'POST', bytes: 29 * 65_536 })
    expect(JSON.parse((await send('/api/auth/session', 0, 'GET')).text)).toMatchObject({ bytes: 0 })
  })

  it('the server in front of the console answers a call that is too large in the format of other call errors', async () => {
    const { send } = await serve({ signedIn: true })
    expect(JSON.parse((await send('/api/trpc/a.b', 8_000_000)).text)).toMatchObject({
      error: { json: { data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413 } } },
    })
  })

  it('the server in front of the console buffers at most one megabyte of unfinished requests from one unknown client', async () => {
    const { port, send } = await serve()
    const open = Array.from({ length: 40 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`POST /api/auth/x HTTP/1.1\r\nhost: a\r\ncontent-length: 65000\r\n\r\n${'a'.repeat(60_000)}`)
      return socket
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const late = await send('/api/auth/x', 65_536)
    expect([late.status, late.headers['retry-after']]).toEqual([503, '5'])
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect((await send('/api/auth/x', 65_536)).status).toBe(200)
  })

  it.each([
    { method: 'TRACE', path: '/', status: 405 },
    { method: 'PUT', path: '/api/trpc/me', status: 405 },
    { method: 'OPTIONS', path: '*', status: 400 },
    { method: 'GET', path: '/media/%ff%fe.png', status: 400 },
    { method: 'GET', path: '/media/x%00.png', status: 400 },
    { method: 'GET', path: '/media/../secrets.json', status: 400 },
  ])('the server in front of the console refuses $method $path with $status and a message', async ({ method, path, status }) => {
    const { send, requested } = await serve()
    const answer = await send(path, 0, method)
    expect([answer.status, requested()]).toEqual([status, 0])
    expect(answer.text).not.toBe('')
  })

  it('the server in front of the console appends the address of the connected client to the forwarded addresses that it sent (M2)', async () => {
    const { port } = await serve()
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '1.2.3.4' } })
    expect(await answer.json()).toMatchObject({ from: '1.2.3.4, 127.0.0.1' })
  })

  it('the server in front of the console sends the Strict-Transport-Security header with every response when https is configured', async () => {
    const { send } = await serve({ secure: true })
    expect((await send('/', 0, 'GET')).headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await send('/', 0, 'TRACE')).headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('the server in front of the console ends requests that do not arrive within the timeout', async () => {
    const { port } = await serve({ timeout: 300 })
    const received = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1')
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.once('close', () => resolve(text))
      socket.write('POST /api/auth/x HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nab')
    })
    expect(received).toContain('408')
  })
})

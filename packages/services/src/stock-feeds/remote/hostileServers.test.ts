import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { fetchPublic } from '../../http/fetchPublic'
import { startFtpServer } from '../testing/startFtpServer'
import { type Harm, startHostileSftpServer } from '../testing/startHostileSftpServer'
import { openFtp } from './ftpFiles'
import { openSftp } from './sftpFiles'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const access = (port: number, folder: string) => ({
  ...{ host: '127.0.0.1', address: '127.0.0.1', port, user: 'dealer', password: 'right', privateKey: null, folder, hostKey: null },
})
const sftpOf = async (harm: Harm) => {
  const server = await startHostileSftpServer(harm)
  stops.push(server.stop)
  return { server, files: await openSftp(access(server.port, '/out')) }
}
/** Bytes that a server may send until its client disconnects: a list of the largest size, and what is on its way. */
const mostSent = 30_000_000
const grown = async (work: Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage().rss
  await work
  return process.memoryUsage().rss - before
}

it.each([
  { harm: 'file without end', what: 'read', message: 'stock.csv is larger than 1 MB.' },
  { harm: 'list without end', what: 'list', message: /has too many files in this folder/ },
  { harm: 'empty list without end', what: 'list', message: /has too many files in this folder/ },
  { harm: 'long names', what: 'list', message: /has too many files in this folder/ },
] as const)(
  'an SFTP server with a $harm is disconnected before it exhausts memory (ENT-01)',
  { timeout: 60_000 },
  async ({ harm, what, message }) => {
    const { server, files } = await sftpOf(harm)
    const attempt = () => (what === 'read' ? files.read('stock.csv', 1_000_000) : files.list())
    await expect(attempt()).rejects.toThrow(message)
    await files.close()
    await expect.poll(server.open).toBe(0)
    expect(server.sent()).toBeLessThan(mostSent)
  },
)

it('an SFTP server that does not confirm the disconnection can’t block the worker (ENT-01)', { timeout: 30_000 }, async () => {
  const { files } = await sftpOf('no goodbye')
  expect((await files.list()).length).toBeGreaterThan(0)
  // The server never confirms the disconnect: without a timeout it would wait beyond this test.
  await expect(files.close()).resolves.toBeUndefined()
})

it('an FTP server with an oversized list or file is disconnected (ENT-01)', { timeout: 60_000 }, async () => {
  const name = `${'x'.repeat(1_000)}.csv`
  const many = Array.from({ length: 12_000 }, (_, index) => ({
    name: `${index}${name}`,
    bytes: Buffer.alloc(10),
    modified: '2026-06-01T00:00:00.000Z',
  }))
  const large = { name: 'stock.csv', bytes: Buffer.alloc(3_000_000), modified: '2026-06-01T00:00:00.000Z' }
  const server = await startFtpServer('dealer', 'right', () => [...many, large])
  stops.push(server.stop)
  const listing = await openFtp(access(server.port, '/out'), false)
  await expect(listing.list()).rejects.toThrow(/has too many files in this folder/)
  await listing.close()
  const reading = await openFtp(access(server.port, '/out'), false)
  await expect(reading.read('stock.csv', 1_000_000)).rejects.toThrow('stock.csv is larger than 1 MB.')
  await reading.close()
})

const webServer = async (answer: Parameters<typeof createServer>[1]): Promise<string> => {
  const server: Server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a web server that sends single bytes can’t exhaust memory (ENT-01)', { timeout: 60_000 }, async () => {
  // Stored separately they take some 400 MB; uncollected garbage may be a third of it.
  const length = 800_000
  const host = await webServer((_request, response) => {
    response.writeHead(200, { 'transfer-encoding': 'chunked' })
    response.flushHeaders()
    response.socket?.end(`${'1\r\nx\r\n'.repeat(length)}0\r\n\r\n`)
  })
  const fetched = fetchPublic(`http://${host}/stock.csv`, { largest: 1_000_000, timeoutMs: 50_000, trusted: [host] })
  expect(await grown(fetched)).toBeLessThan(250_000_000)
  expect((await fetched).bytes.length).toBe(length)
})

it('a web server that redirects again and again has one timeout for all redirects (ENT-01)', async () => {
  let attempt = 0
  const host = await webServer((request, response) => {
    attempt++
    setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 400)
  })
  // No response takes a second; with a timeout per response it would continue until the redirect limit.
  await expect(fetchPublic(`http://${host}/`, { largest: 10, timeoutMs: 1_000, trusted: [host] })).rejects.toThrow(
    'took longer than 1 seconds',
  )
  expect(attempt).toBeLessThanOrEqual(3)
})

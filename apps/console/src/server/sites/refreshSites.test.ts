import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { refreshSites } from './refreshSites'

const change = { kind: 'site', organisationId: 'o', siteId: 's' } as const

/** A fake site server that responds with a status, or never. */
const siteServer = async (status: number | null) => {
  const received: { secret: unknown; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ secret: request.headers['x-internal-secret'], body })
    if (status !== null) response.writeHead(status).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close }
}

test('Every site server is notified of a change, with the shared secret', async () => {
  const [one, other] = [await siteServer(204), await siteServer(204)]
  const servers = await refreshSites(change, { urls: [one.url, other.url], secret: 'psst' })
  expect(servers.map(({ ok }) => ok)).toEqual([true, true])
  expect(one.received).toEqual([{ secret: 'psst', body: JSON.stringify(change) }])
  expect(other.received).toHaveLength(1)
  one.close()
  other.close()
})

test('A server that refuses or is down is reported, and the others are still notified', async () => {
  const [refusing, unconfirmed, removed, well] = [
    await siteServer(500),
    await siteServer(502),
    await siteServer(204),
    await siteServer(204),
  ]
  removed.close()
  // Every server responds here; the timeout allows for a busy machine.
  const servers = await refreshSites(change, {
    urls: [refusing.url, unconfirmed.url, removed.url, well.url],
    secret: 'psst',
    timeoutMs: 120_000,
  })
  expect(servers.map(({ ok, message }) => [ok, message])).toEqual([
    [false, 'answered 500'],
    [false, 'could not clear the cache in front'],
    [false, 'can’t be reached'],
    [true, ''],
  ])
  refusing.close()
  unconfirmed.close()
  well.close()
})

test('A server that does not respond is reported after a timeout', async () => {
  const silent = await siteServer(null)
  const [server] = await refreshSites(change, { urls: [silent.url], secret: 'psst', timeoutMs: 200 })
  expect(server).toMatchObject({ ok: false, message: 'did not answer in time' })
  silent.close()
})

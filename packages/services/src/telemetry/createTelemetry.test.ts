import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { startServer, type TestServer } from '../http/testing/startServer'
import { addBacklogMetrics } from './addBacklogMetrics'
import { addSpoolMetric } from './addSpoolMetric'
import { createTelemetry } from './createTelemetry'

const servers: TestServer[] = []
afterEach(() => Promise.all(servers.splice(0).map(({ stop }) => stop())))

const serve = async (token: string | undefined) => {
  const telemetry = createTelemetry({ token, process: 'front' })
  const handler = telemetry.serve(
    telemetry.measure(async (request, response) => {
      response.writeHead(request.url === '/broken' ? 503 : 200)
      response.end('page')
    }),
  )
  const server = await startServer((request, response) => void handler(request, response))
  servers.push(server)
  const get = (address: string, authorization?: string) =>
    fetch(`http://${server.host}${address}`, { headers: authorization ? { authorization } : {} })
  return { telemetry, get, metrics: async () => (await get('/metrics', 'Bearer secret-token')).text() }
}

it('metrics are sent for the token only', async () => {
  const { get } = await serve('secret-token')
  for (const authorization of [undefined, 'Bearer other', 'secret-token']) {
    const refused = await get('/metrics', authorization)
    expect([refused.status, await refused.text()]).toEqual([404, 'Not found'])
  }
  const sent = await get('/metrics?x=1', 'Bearer secret-token')
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await sent.text()).toContain('process_cpu_seconds_total{process="front"}')
})

it('an installation without a token has no metrics', async () => {
  const { get } = await serve(undefined)
  expect((await get('/metrics', 'Bearer undefined')).status).toBe(404)
  expect((await get('/metrics', 'Bearer ')).status).toBe(404)
})

it('requests are counted by kind and status', async () => {
  const { get, metrics } = await serve('secret-token')
  for (const address of [
    '/',
    '/used-cars?make=kia',
    '/broken',
    '/media/1?w=960',
    '/assets/a.js',
    '/api/leads',
    '/livez',
    '/internal/refresh',
  ])
    await (await get(address)).text()
  const counted = [...(await metrics()).matchAll(/^forecourt_http_request_seconds_count\{(.*)\} (\d+)$/gm)].map(([, labels, count]) => [
    /kind="(\w+)"/.exec(labels ?? '')?.[1],
    /status="(\w+)"/.exec(labels ?? '')?.[1],
    Number(count),
  ])
  expect(counted).toEqual([
    ['page', '2xx', 2],
    ['page', '5xx', 1],
    ['picture', '2xx', 1],
    ['asset', '2xx', 1],
    ['api', '2xx', 1],
    ['internal', '2xx', 1],
    ['refresh', '2xx', 1],
  ])
})

it('the backlog is read once for each scrape, and absent while it can’t be read', async () => {
  const { telemetry, metrics } = await serve('secret-token')
  let reads = 0
  addBacklogMetrics(telemetry.registry, async () => {
    if (++reads > 1) throw new Error('away')
    return [{ queue: 'leads', due: 3, seconds: 70, failed: 1 }]
  })
  const text = await metrics()
  expect(text).toContain('forecourt_overdue{queue="leads",process="front"} 3')
  expect(text).toContain('forecourt_overdue_seconds{queue="leads",process="front"} 70')
  expect(text).toContain('forecourt_failed{queue="leads",process="front"} 1')
  expect(reads).toBe(1)
  expect(await metrics()).not.toContain('forecourt_overdue{')
})

it('forms on disk are counted', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-spool-'))
  const { telemetry, metrics } = await serve('secret-token')
  addSpoolMetric(telemetry.registry, directory)
  await writeFile(path.join(directory, 'one.json'), '{}')
  await writeFile(path.join(directory, 'two.part'), '{}')
  expect(await metrics()).toContain('forecourt_spooled_forms{process="front"} 1')
  await rm(directory, { recursive: true })
  expect(await metrics()).toContain('forecourt_spooled_forms{process="front"} 0')
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { judgeSite, judgeWholeSite } from './judgeSite'

const finding = { rule: 'card-surcharge', phrase: 'surcharge', path: '/', pages: 3, carId: null }
const judgement = { judged: 3, total: 5, complete: true, next: null, findings: [finding] }

/** A fake site server with a fixed response. */
const siteServer = async (status: number, body: unknown) => {
  const requests: unknown[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    requests.push([request.url, request.headers['x-internal-secret'], JSON.parse(text)])
    response.writeHead(status).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close: () => server.close() }
}

it('the nightly check takes the judgement of the first site server that can give one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const [removed, failing, working] = [await siteServer(200, judgement), await siteServer(500, {}), await siteServer(200, judgement)]
  removed.close()
  const settings = { urls: [removed.url, failing.url, working.url], secret: 'psst' }
  expect(await judgeSite({ siteId: 's', draft: true }, settings)).toEqual(judgement)
  expect(working.requests).toEqual([['/api/compliance', 'psst', { siteId: 's', draft: true }]])
  expect(await judgeSite({ siteId: 's', draft: true }, { ...settings, urls: [failing.url] })).toBeNull()
  failing.close()
  working.close()
})

it('the nightly check goes on after the time limit of a site server until the last page, and joins what the parts found (LEG-02)', async () => {
  const surcharge = (pages: number, path: string) => ({ ...finding, pages, path })
  const other = { ...finding, phrase: 'another', path: '/cars/c' }
  const parts = new Map([
    [undefined, { judged: 3, total: 9, complete: false, next: '0/c', findings: [surcharge(2, '/')] }],
    ['0/c', { judged: 4, total: 9, complete: false, next: '1/cars/b', findings: [surcharge(3, '/d'), other] }],
    ['1/cars/b', { judged: 2, total: 9, complete: true, next: null, findings: [] }],
  ])
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const part = parts.get(JSON.parse(text).after)
    response.writeHead(part ? 200 : 503).end(JSON.stringify(part ?? {}))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const servers = { urls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`], secret: 'psst' }
  const judgeAll = (signal = new AbortController().signal) => judgeWholeSite('s', servers, signal)
  expect(await judgeAll()).toEqual({ judged: 9, total: 9, complete: true, next: null, findings: [surcharge(5, '/'), other] })
  expect(await judgeAll(AbortSignal.abort())).toMatchObject({ judged: 3, complete: false })
  parts.delete('1/cars/b')
  expect(await judgeAll()).toMatchObject({ judged: 7, complete: false, next: '1/cars/b' })
  parts.clear()
  expect(await judgeAll()).toBeNull()
  server.close()
})

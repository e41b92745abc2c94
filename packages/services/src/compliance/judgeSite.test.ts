import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { judgeSite } from './judgeSite'

const finding = { rule: 'card-surcharge', phrase: 'surcharge', path: '/', pages: 3, carId: null }
const judgement = { judged: 3, complete: true, findings: [finding] }

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

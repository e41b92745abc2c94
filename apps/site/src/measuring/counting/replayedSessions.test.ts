import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MeasuredCounts } from '@forecourt/rules/measuring/SiteStatistics'
import { expect, it } from 'vitest'
import { createRedirects } from '../../redirects/createRedirects'
import { createFront } from '../../server/createFront'
import { createPageCache } from '../../server/createPageCache'
import { createPageProcess } from '../../server/createPageProcess'
import { openGate } from '../../server/testing/openGate'
import { type Beacon, beaconPath } from '../Beacon'
import { createDayVisitors } from './createDayVisitors'
import { createEventCounts } from './createEventCounts'

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
const machine = 'Mozilla/5.0 (compatible; Googlebot/2.1)'
const beacon = (views: number): Beacon => ({
  ...{ page: 'car', path: '/cars/corolla', source: 'google', campaign: '', seen: ['yaris'], searches: [] },
  counts: { view: views },
})

it('the statistics page counts only what people view, in sessions with programs, other sites and repeated pages (ANL-01)', async () => {
  const sent: MeasuredCounts[] = []
  const eventCounts = createEventCounts({
    send: async (counts) => void sent.push(...counts),
    visitors: createDayVisitors({ max: 10_000, now: () => 0 }),
    ...{ pauseMs: 60_000, maxPerSite: 100, maxSites: 10, maxPerVisitor: 200 },
  })
  const load = async () => ({ siteId: 's', organisationId: 'o', redirects: [] })
  const log = { followed: () => {}, missing: () => {}, flush: async () => {} }
  const front = createFront({
    app: createPageProcess('/nowhere'),
    cache: createPageCache({ maxBytes: 1_000_000 }),
    redirects: { table: createRedirects({ load, maxHosts: 10, now: () => 0 }), log },
    ...{ eventCounts, gate: openGate, trustedProxies: 1, transportSecurity: null, now: () => 0 },
  })
  const server = createServer((request, response) => void front(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${beaconPath}`
  const send = (views: number, { agent = safari, from = '203.0.113.1', site = 'same-origin', body = JSON.stringify(beacon(views)) } = {}) =>
    fetch(address, {
      method: 'POST',
      body,
      headers: { 'user-agent': agent, 'x-forwarded-for': from, 'sec-fetch-site': site },
    }).then(({ status }) => status)
  let [views, people] = [0, 0]
  for (let session = 0; session < 120; session++) {
    const from = `203.0.${session >> 8}.${session & 255}`
    if (session % 5 === 0) expect(await send(1, { agent: machine, from })).toBe(204)
    else if (session % 7 === 0) expect(await send(1, { from, site: 'cross-site' })).toBe(204)
    else {
      // Every third session returns to the page, which counts again; a prerendered page that is never shown sends nothing.
      const again = session % 3 === 0 ? 2 : 1
      expect(await send(again, { from })).toBe(204)
      views += again
      people++
    }
  }
  expect(await send(1, { body: '{"page":1}' })).toBe(204)
  expect(await send(1, { body: 'x'.repeat(70_000) }).catch(() => 413)).toBe(413)
  await eventCounts.flush()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect(sent[0]?.traffic).toEqual([{ page: 'car', source: 'google', campaign: '', views, visitors: people }])
  expect(sent[0]?.cars.find(({ slug }) => slug === 'yaris')?.impressions).toBe(people)
})

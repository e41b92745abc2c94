import { rm } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@forecourt/data/embedded/freePort'
import { startFakeCrm } from '@forecourt/services/destinations/testing/fakeCrm'
import { chromium } from '@playwright/test'
import { findChromium } from '../../../tools/browser/findChromium'
import { root } from '../../../tools/start/settings'
import { consoleClient } from '../../console/consoleClient'
import { sessionCookies } from '../../console/sessionCookies'
import { signInToConsole } from '../../console/signInToConsole'
import { startInstallation } from '../../resilience/startInstallation'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'

const host = 'saltbush.localhost'
const handler = 'sales@saltbushmotors.example'
const manager = 'admin@forecourt.example'
const enquiries = 120
/** Interval in milliseconds. */
const pause = 500

/** Sends an enquiry from its own address, like a form; returns the time. */
const enquire = (port: number, place: number) =>
  new Promise<number>((resolve, reject) => {
    const body = JSON.stringify({
      ...{ form: 'general', name: 'Latency', lastName: `Number ${place}`, email: `latency-${place}@shopper.example` },
      ...{ phone: `(02) 7010 ${String(place).padStart(4, '0')}`, postcode: '2000', message: 'Hello', category: 'General Enquiry' },
      ...{ termsAgreed: true, elapsedMs: 9000 },
    })
    const headers = {
      ...{ host: `${host}:${port}`, 'x-forwarded-for': `10.1.${place % 250}.7`, 'content-type': 'application/json' },
      ...{ 'idempotency-key': `latency-${place}`, 'content-length': Buffer.byteLength(body) },
    }
    const at = Date.now()
    const request = http.request({ host: '127.0.0.1', port, path: '/api/leads', method: 'POST', headers }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve(at) : reject(new Error(`A lead was answered ${response.statusCode}.`)),
      )
    })
    request.once('error', reject)
    request.end(body)
  })

/** Latency of an enquiry until the open inbox shows it, and until the dealer's CRM has it by webhook. */
export const leadLatencyBench = async (): Promise<Metric[]> => {
  const data = path.join(root, '.data', 'lead-latency')
  await rm(data, { recursive: true, force: true })
  const [sitePort, crm] = [await freePort(), await startFakeCrm({ port: await freePort() })]
  const installation = startInstallation(data, sitePort, { TRUSTED_PROXIES: '1', SUPPLIER_PORT: 'off', FEED_TRUSTED_HOSTS: crm.host })
  const browser = await chromium.launch(await findChromium())
  try {
    await installation.ready(900_000)
    const consoleUrl = `http://127.0.0.1:${installation.consolePort}`
    const api = consoleClient(consoleUrl, await signInToConsole(consoleUrl, manager))
    const site = (await api.sites.getList.query({ perPage: 50 })).data.find(({ slug }) => slug === 'saltbush')
    if (!site) throw new Error('Saltbush has no site.')
    const filter = { scope: 'organisation', locationId: null, forms: [], sources: [], takesSuspicious: true } as const
    const target = { kind: 'webhook', url: crm.url, shape: 'events' } as const
    await api.destinations.save.mutate({
      organisationId: site.organisationId,
      id: null,
      data: { name: 'CRM', ...filter, forms: [], sources: [], target },
    })
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies(sessionCookies(await signInToConsole(consoleUrl, handler), consoleUrl))
    const page = await context.newPage()
    // The compiler of this file uses a helper that pages lack.
    await page.addInitScript('globalThis.__name = (named) => named')
    const seen = new Map<string, number>()
    await page.exposeFunction('recordSeen', (name: string) => void seen.set(name, seen.get(name) ?? Date.now()))
    await page.goto(`${consoleUrl}/#/inbox`)
    await page.getByRole('list', { name: 'Conversations' }).waitFor()
    await page.evaluate(() => {
      const record = (globalThis as unknown as { recordSeen: (name: string) => void }).recordSeen
      const check = () => {
        for (const [name] of document.body.innerText.matchAll(/Number \d+/g)) record(name)
      }
      new MutationObserver(check).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    const sent: number[] = []
    for (let index = 0; index < enquiries; index++) {
      sent.push(await enquire(sitePort, index))
      await wait(pause)
    }
    const deliveredAt = () => new Map(crm.requests.map(({ body, at }) => [String(JSON.parse(body).data.contact.email), at] as const))
    for (const deadline = Date.now() + 120_000; deliveredAt().size < enquiries && Date.now() < deadline; ) await wait(200)
    const arrived = deliveredAt()
    const inInbox = sent.map((at, index) => (seen.get(`Number ${index}`) ?? Number.POSITIVE_INFINITY) - at)
    const atCrm = sent.map((at, index) => (arrived.get(`latency-${index}@shopper.example`) ?? Number.POSITIVE_INFINITY) - at)
    return [
      { name: 'lead-in-inbox-p50', value: percentile(inInbox, 0.5), unit: `ms, of ${enquiries} enquiries` },
      { name: 'lead-in-inbox-p95', value: percentile(inInbox, 0.95), unit: 'ms' },
      { name: 'lead-in-inbox-worst', value: Math.max(...inInbox), unit: 'ms' },
      { name: 'lead-at-crm-p50', value: percentile(atCrm, 0.5), unit: 'ms' },
      { name: 'lead-at-crm-p95', value: percentile(atCrm, 0.95), unit: 'ms' },
      { name: 'lead-at-crm-worst', value: Math.max(...atCrm), unit: 'ms' },
    ]
  } finally {
    await browser.close()
    await crm.stop()
    await installation.stop()
  }
}

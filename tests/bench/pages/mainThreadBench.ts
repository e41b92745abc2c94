import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../../tools/browser/findChromium'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { siteRequest } from '../siteRequest'
import { firstCarPath } from './firstCarPath'

const host = 'meridian.localhost'
const rounds = 5
/** What pages put off until they have loaded has run by then. Milliseconds. */
const settleMs = 3_000

interface Busy {
  readonly loaded: number
  readonly settled: number
}

/** Milliseconds that the main thread of a phone, at a quarter of this machine's speed, is busy until a page that it never saw has loaded, and until it rests. */
const busyMs = async (browser: Browser, url: string): Promise<Busy> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const busy = async () =>
      ((await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
    const before = await busy()
    await page.goto(url, { waitUntil: 'load' })
    const loaded = (await busy()) - before
    await page.waitForTimeout(settleMs)
    return { loaded, settled: (await busy()) - before }
  } finally {
    await context.close()
  }
}

/** How long pages keep a phone's main thread busy until they have loaded, each in turns with a bare Next page of as much HTML. */
export const mainThreadBench = async ({ sitePort, barePort }: BenchContext): Promise<Metric[]> => {
  const paths = { home: '/', content: '/service', search: '/search', car: await firstCarPath(sitePort, host) }
  const browser = await chromium.launch(await findChromium())
  const metrics: Metric[] = []
  try {
    for (const [name, path] of Object.entries(paths)) {
      const { status, body } = await siteRequest(sitePort, host, path)
      if (status !== 200) throw new Error(`${host}${path} answered ${status}.`)
      const ours: Busy[] = []
      const theirs: Busy[] = []
      for (let round = 0; round < rounds; round++) {
        ours.push(await busyMs(browser, `http://${host}:${sitePort}${path}`))
        theirs.push(await busyMs(browser, `http://localhost:${barePort}/filler/${body.length}`))
      }
      for (const until of ['loaded', 'settled'] as const) {
        const median = (busy: readonly Busy[]) =>
          percentile(
            busy.map((one) => one[until]),
            0.5,
          )
        metrics.push(
          { name: `main-thread-${name}-${until}`, value: median(ours), unit: 'ms at CPU / 4' },
          { name: `main-thread-${name}-${until}-bare`, value: median(theirs), unit: 'ms at CPU / 4' },
        )
      }
    }
  } finally {
    await browser.close()
  }
  return metrics
}

import { chromium } from '@playwright/test'
import { findChromium } from '../../../tools/browser/findChromium'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { type PhoneBusyMs, phoneBusyMs } from '../measures/phoneBusyMs'
import { siteRequest } from '../siteRequest'
import { firstCarPath } from './firstCarPath'

const host = 'meridian.localhost'
const rounds = 5

/** How long pages keep a phone's main thread busy until they have loaded, each in turns with a bare Next page of as much HTML. */
export const mainThreadBench = async ({ sitePort, barePort }: BenchContext): Promise<Metric[]> => {
  const paths = { home: '/', content: '/service', search: '/search', car: await firstCarPath(sitePort, host) }
  const browser = await chromium.launch(await findChromium())
  const metrics: Metric[] = []
  try {
    for (const [name, path] of Object.entries(paths)) {
      const { status, body } = await siteRequest(sitePort, host, path)
      if (status !== 200) throw new Error(`${host}${path} answered ${status}.`)
      const ours: PhoneBusyMs[] = []
      const theirs: PhoneBusyMs[] = []
      for (let round = 0; round < rounds; round++) {
        ours.push(await phoneBusyMs(browser, `http://${host}:${sitePort}${path}`))
        theirs.push(await phoneBusyMs(browser, `http://localhost:${barePort}/filler/${body.length}`))
      }
      for (const until of ['loaded', 'settled'] as const) {
        const median = (busy: readonly PhoneBusyMs[]) =>
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

import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../../tools/browser/findChromium'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { tickFilter } from '../measures/tickFilter'

const rounds = 6
/** Choices per round; each round is a first visit. */
const choices = 5
/** Milliseconds for which a shopper looks at the page before the first choice. */
const looks = 1_500

const round = async (browser: Browser, sitePort: number, from: number): Promise<number[]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    // The compiler of this file uses a helper that pages lack.
    await page.addInitScript('globalThis.__name = (named) => named')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`http://meridian.localhost:${sitePort}/search`, { waitUntil: 'load' })
    await page.getByRole('button', { name: /^Filters/ }).tap()
    await page.waitForTimeout(looks)
    const times: number[] = []
    for (let choice = 0; choice < choices; choice++) {
      const ms = await tickFilter(page, from + choice)
      if (ms === null) break
      times.push(ms)
    }
    return times
  } finally {
    await context.close()
  }
}

/** Choosing filters on a phone at a quarter of this machine's speed: from the press until the cars are painted. */
export const phoneChoiceBench = async ({ sitePort }: BenchContext): Promise<Metric[]> => {
  const browser = await chromium.launch(await findChromium())
  try {
    const all: number[][] = []
    for (let at = 0; at < rounds; at++) all.push(await round(browser, sitePort, at * choices))
    const first = all.map(([one = Number.NaN]) => one)
    const later = all.flatMap((times) => times.slice(1))
    return [
      { name: 'phone-choice-p95', value: percentile(all.flat(), 0.95), unit: 'ms at CPU / 4' },
      { name: 'phone-choice-first-p50', value: percentile(first, 0.5), unit: 'ms at CPU / 4' },
      { name: 'phone-choice-later-p50', value: percentile(later, 0.5), unit: 'ms at CPU / 4' },
      { name: 'phone-choice-later-p95', value: percentile(later, 0.95), unit: 'ms at CPU / 4' },
    ]
  } finally {
    await browser.close()
  }
}

import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tools/browser/findChromium'
import type { BenchContext } from './BenchContext'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'
import { tickFilter } from './measures/tickFilter'

/** Rounds of filter choices; each starts with a fresh page. */
const rounds = 4
const choices = 20

/** Pause for deferred browser work, in milliseconds. */
const pause = 60

/** Ticks and unticks filters in sequence, each after the last result is painted, until one car is left. */
const tickThrough = async (page: Page, from: number, count: number): Promise<number[]> => {
  const times: number[] = []
  for (let at = from; at < from + count; at++) {
    const ms = await tickFilter(page, at)
    if (ms === null) break
    times.push(ms)
    await page.waitForTimeout(pause)
  }
  return times
}

/** Choosing filters on the largest demo site: from the press until the cars are painted, and layout shifts. */
export const searchPaintBench = async ({ sitePort }: BenchContext): Promise<Metric[]> => {
  const browser = await chromium.launch(await findChromium())
  try {
    const times: number[] = []
    let loads = 0
    let searches = 0
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      // The compiler of this file uses a helper that pages lack.
      await page.addInitScript('globalThis.__name = (named) => named')
      await page.goto(`http://meridian.localhost:${sitePort}/search`, { waitUntil: 'networkidle' })
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++
        if (request.url().includes('/api/stock-lists/')) searches++
      })
      await page.locator('#filters').hover()
      await page.waitForTimeout(500)
      const samples = await tickThrough(page, round * choices, choices)
      // The first choice is warm-up.
      times.push(...samples.slice(1))
      await page.close()
    }
    if (times.length < choices) throw new Error(`Only ${times.length} choices could be made.`)
    return [
      { name: 'search-paint-p50', value: percentile(times, 0.5), unit: 'ms' },
      { name: 'search-paint-p95', value: percentile(times, 0.95), unit: 'ms' },
      { name: 'search-paint-worst', value: Math.max(...times), unit: 'ms' },
      { name: 'search-requests-per-choice', value: searches / (times.length + rounds), unit: 'requests' },
      { name: 'search-pages-loaded', value: loads, unit: 'pages' },
    ]
  } finally {
    await browser.close()
  }
}

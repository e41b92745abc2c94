import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tools/browser/findChromium'
import type { BenchContext } from './BenchContext'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'

/** Rounds of so many choices in the filters; each round starts a page anew. */
const rounds = 4
const choices = 20

interface Painted {
  readonly ms: number
  /** Whether what was chosen loaded a page. */
  readonly address: string
}

/** Ticks boxes here and there, and takes ticks back, one after another, each once the answer to the last is painted; milliseconds from press to paint. */
const tickThrough = (page: Page, from: number, count: number): Promise<Painted[]> =>
  page.evaluate(
    async ([from, count]) => {
      const painted = () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve()
            port2.postMessage(null)
          }),
        )
      const results = document.getElementById('results') as HTMLElement
      const answered = () =>
        new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => reject(new Error(`Nothing was painted for ${location.search}`)), 5000)
          const watch = new MutationObserver(() => {
            if (results.getAttribute('aria-busy') === 'true') return
            watch.disconnect()
            clearTimeout(late)
            resolve()
          })
          watch.observe(results, { attributes: true, attributeFilter: ['aria-busy'] })
        })
      const samples = []
      for (let at = from; at < from + count; at++) {
        const boxes = [...document.querySelectorAll<HTMLInputElement>('#filters input[type="checkbox"]:not(:disabled)')]
        const box = boxes[(at * 7) % boxes.length]
        // Where one car is left there is nothing to choose by.
        if (!box) break
        const answer = answered()
        const pressed = performance.now()
        box.click()
        await answer
        await painted()
        samples.push({ ms: performance.now() - pressed, address: location.search })
        // Whatever the browser puts off is done before the next press.
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
      return samples
    },
    [from, count] as const,
  )

/** A shopper choosing filters on the largest demo site: from the press until the cars it leaves are painted, and what that moves. */
export const searchPaintBench = async ({ sitePort }: BenchContext): Promise<Metric[]> => {
  const browser = await chromium.launch(await findChromium())
  try {
    const times: number[] = []
    let loads = 0
    let searches = 0
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      // What compiles this file marks functions by a helper that pages don't have.
      await page.addInitScript('globalThis.__name = (named) => named')
      await page.goto(`http://meridian.localhost:${sitePort}/search`, { waitUntil: 'networkidle' })
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++
        if (request.url().includes('/api/stock-lists/')) searches++
      })
      await page.locator('#filters').hover()
      await page.waitForTimeout(500)
      const samples = await tickThrough(page, round * choices, choices)
      // The first choice of a page warms its code up.
      times.push(...samples.slice(1).map(({ ms }) => ms))
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

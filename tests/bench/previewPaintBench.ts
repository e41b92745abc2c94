import { seededId } from '@forecourt/seeds/stock/seededId'
import { chromium } from '@playwright/test'
import { findChromium } from '../../tools/browser/findChromium'
import { signInToConsole } from '../console/signInToConsole'
import type { BenchContext } from './BenchContext'
import type { Metric } from './Metric'
import { percentile } from './percentile'

const toggles = 60

/** A person toggling one switch of the largest demo site with the stock list in the preview: from the press to the paint. */
export const previewPaintBench = async ({ consolePort }: BenchContext): Promise<Metric[]> => {
  const consoleUrl = `http://localhost:${consolePort}`
  const cookie = await signInToConsole(consoleUrl, 'admin@forecourt.example')
  const browser = await chromium.launch(await findChromium())
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=')
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: consoleUrl }
      }),
    )
    const page = await context.newPage()
    await page.goto(`${consoleUrl}/?debug=1#/sites/${seededId('site:meridian')}/edit?section=card&path=/search`)
    const toggle = page.getByRole('switch', { name: 'Show location' })
    await toggle.waitFor({ timeout: 60_000 })
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
    const times = page.getByLabel('Paint times', { exact: true })
    // What a first paint of each state costs is the browser's warming up, not what a person feels.
    for (let index = 0; index < 6; index++) {
      await toggle.click()
      await page.waitForTimeout(150)
    }
    const before = ((await times.getAttribute('data-samples')) ?? '').split(' ').filter(Boolean).length
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('saveDraft')) return
      requests++
    })
    for (let index = 0; index < toggles; index++) {
      await toggle.click()
      await page.waitForTimeout(120)
    }
    await page.waitForTimeout(500)
    const samples = ((await times.getAttribute('data-samples')) ?? '').split(' ').filter(Boolean).map(Number)
    const measured = samples.slice(Math.min(before, Math.max(0, samples.length - toggles)))
    if (measured.length < toggles / 2) throw new Error(`Only ${measured.length} of ${toggles} changes were acknowledged.`)
    return [
      { name: 'preview-paint-p50', value: percentile(measured, 0.5), unit: 'ms' },
      { name: 'preview-paint-p95', value: percentile(measured, 0.95), unit: 'ms' },
      { name: 'preview-requests-per-toggle', value: requests / toggles, unit: 'requests' },
    ]
  } finally {
    await browser.close()
  }
}

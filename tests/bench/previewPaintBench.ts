import { seededId } from '@forecourt/seeds/stock/seededId'
import { chromium } from '@playwright/test'
import { findChromium } from '../../tools/browser/findChromium'
import { signInToConsole } from '../console/signInToConsole'
import type { BenchContext } from './BenchContext'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'

const toggles = 60
const keystrokes = 40

/**
 * Toggling a switch and typing a text, in the settings and on the page, in the editor of the largest demo site with the stock list in the
 * preview: from the press to the paint.
 */
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
    await page.frameLocator('iframe').getByRole('region', { name: 'Cars' }).waitFor({ timeout: 60_000 })
    const times = page.getByLabel('Render times', { exact: true })
    let requests = 0
    page.on('request', (request) => {
      // Autosave and presence requests are independent of the preview.
      if (!/saveDraft|presence/.test(request.url())) requests++
    })
    const samples = async () => ((await times.getAttribute('data-samples')) ?? '').split(' ').filter(Boolean).map(Number)
    /** Repeats a change; returns paint times and the number of requests. */
    const measured = async (count: number, act: (index: number) => Promise<void>) => {
      const before = (await samples()).length
      requests = 0
      for (let index = 0; index < count; index++) {
        await act(index)
        await page.waitForTimeout(120)
      }
      await page.waitForTimeout(500)
      const all = await samples()
      const painted = all.slice(Math.min(before, Math.max(0, all.length - count)))
      if (painted.length < count / 2) throw new Error(`Only ${painted.length} of ${count} changes were acknowledged.`)
      return { painted, perChange: requests / count }
    }
    // The first paint of each state is browser warm-up.
    for (let index = 0; index < 6; index++) {
      await toggle.click()
      await page.waitForTimeout(150)
    }
    const toggled = await measured(toggles, () => toggle.click())
    const text = page.getByRole('textbox', { name: 'Prompt on sold cars' })
    await text.focus()
    const entered = await measured(keystrokes, (index) => page.keyboard.press(index % 2 === 0 ? 'x' : 'Backspace'))
    // The same on the page itself: from the key press to the updated page.
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click()
    await page.frameLocator('iframe').getByRole('textbox', { name: 'Stock list › Heading' }).waitFor()
    const onPage = await measured(keystrokes, (index) => page.keyboard.press(index % 2 === 0 ? 'x' : 'Backspace'))
    return [
      { name: 'preview-paint-p50', value: percentile(toggled.painted, 0.5), unit: 'ms' },
      { name: 'preview-paint-p95', value: percentile(toggled.painted, 0.95), unit: 'ms' },
      { name: 'preview-requests-per-toggle', value: toggled.perChange, unit: 'requests' },
      { name: 'preview-typing-p50', value: percentile(entered.painted, 0.5), unit: 'ms' },
      { name: 'preview-typing-p95', value: percentile(entered.painted, 0.95), unit: 'ms' },
      { name: 'preview-typing-on-page-p50', value: percentile(onPage.painted, 0.5), unit: 'ms' },
      { name: 'preview-typing-on-page-p95', value: percentile(onPage.painted, 0.95), unit: 'ms' },
      { name: 'preview-requests-per-keystroke', value: entered.perChange, unit: 'requests' },
    ]
  } finally {
    await browser.close()
  }
}

import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../../tools/browser/findChromium'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { siteRequest } from '../siteRequest'
import { weighScripts } from './weighScripts'

const phone = { width: 390, height: 844 }
/** Long enough for what was asked for to have come. Milliseconds. */
const settleMs = 2_000
const screens = 20

/** Goes through the page from top to bottom, and puts a finger on each of its parts. */
const touchEverything = async (page: Page) => {
  for (let screen = 0; screen < screens; screen++) {
    await page.mouse.wheel(0, phone.height)
    await page.waitForTimeout(50)
  }
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('f-island'))
      (part.querySelector('input, button, a') ?? part.firstElementChild)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
}

/** The scripts of pages on a phone: before anybody touches it, once somebody is there, and after all of it woke. */
export const wokenBench = async ({ sitePort }: BenchContext): Promise<Metric[]> => {
  const host = 'meridian.localhost'
  const list = (await siteRequest(sitePort, host, '/search')).body.toString()
  const car = /href="(\/cars\/[^"#?]+)/.exec(list)?.[1]
  if (!car) throw new Error('The stock list links to no car.')
  const browser = await chromium.launch(await findChromium())
  const metrics: Metric[] = []
  for (const [name, path] of Object.entries({ home: '/', content: '/about-us', search: '/search', car })) {
    const page = await (await browser.newContext({ viewport: phone })).newPage()
    const weigh = await weighScripts(page)
    await page.goto(`http://${host}:${sitePort}${path}`, { waitUntil: 'load' })
    const note = async (when: string) => {
      await page.waitForTimeout(settleMs)
      const { kilobytes, files } = weigh()
      metrics.push(
        { name: `js-${name}-${when}`, value: kilobytes, unit: 'kB' },
        { name: `js-files-${name}-${when}`, value: files, unit: '' },
      )
    }
    await note('untouched')
    await page.mouse.move(1, 1)
    await note('somebody')
    await touchEverything(page)
    await note('woken')
    await page.context().close()
  }
  await browser.close()
  return metrics
}

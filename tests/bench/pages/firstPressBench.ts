import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../../tools/browser/findChromium'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { firstCarPath } from './firstCarPath'

const host = 'meridian.localhost'
const rounds = 30
/** Slow 4G: milliseconds, bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** Milliseconds for which a shopper looks at the page before the first press. */
const looks = 1_500

interface FirstPress {
  readonly path: 'list' | 'car'
  readonly before?: (page: Page) => Promise<void>
  /** The pressed element: the first visible match, after skipping some. */
  readonly pressed: string
  readonly skip?: number
  /** Expected result: an element that appears, or one whose text changes. */
  readonly appears?: string
  readonly changes?: string
}

const presses: { readonly [name: string]: FirstPress } = {
  filter: {
    path: 'list',
    before: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).tap()
      await page.waitForTimeout(looks)
    },
    pressed: '#filters label:has(input[type="checkbox"]:not(:disabled))',
    changes: '#results:not([aria-busy="true"])',
  },
  form: { path: 'car', pressed: 'a[data-enquiry]', appears: 'dialog[open] form input:not([type="hidden"])' },
  favourite: {
    path: 'car',
    pressed: 'button[data-setting="/vdp/buttons/favourite"]',
    appears: 'button[data-setting="/vdp/buttons/favourite"][aria-pressed="true"]',
  },
  calculator: {
    path: 'car',
    pressed: 'f-island[data-part="CalculatorIsland"] fieldset label',
    skip: 1,
    changes: 'f-island[data-part="CalculatorIsland"] strong',
  },
}

/** Milliseconds from the first press until its result is painted, on a first visit. */
const timed = async (browser: Browser, url: string, { before, pressed, skip = 0, appears, changes }: FirstPress): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    // The compiler of this file uses a helper that pages lack.
    await page.addInitScript('globalThis.__name = (named) => named')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
    await before?.(page)
    const target = page.locator(pressed).filter({ visible: true }).nth(skip)
    await target.evaluate(
      (element, { appears, changes }) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const textBefore = changes && document.querySelector(changes)?.textContent
        const isThere = () => {
          if (appears) return [...document.querySelectorAll(appears)].some((one) => one.checkVisibility())
          const text = changes && document.querySelector(changes)?.textContent
          return text !== undefined && text !== textBefore
        }
        const painted = new Promise<number>((resolve) => {
          const onPress = () => {
            const begun = performance.now()
            const watch = new MutationObserver(() => {
              if (!isThere()) return
              watch.disconnect()
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel()
                port1.onmessage = () => resolve(performance.now() - begun)
                port2.postMessage(null)
              })
            })
            watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
          }
          addEventListener('pointerdown', onPress, { capture: true, once: true })
        })
        Object.assign(window, { painted })
      },
      { appears, changes },
    )
    const box = await target.boundingBox()
    if (!box) throw new Error(`${url} shows no ${pressed}.`)
    await page.touchscreen.tap(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2)
    return await page.evaluate(() => (window as { readonly painted?: Promise<number> }).painted as Promise<number>)
  } finally {
    await context.close()
  }
}

/**
 * First press on a page, on a phone at a quarter of this machine's speed and Slow 4G, including loading its code: until the result is
 * painted.
 */
export const firstPressBench = async ({ sitePort }: BenchContext): Promise<Metric[]> => {
  const paths = { list: '/search', car: await firstCarPath(sitePort, host) }
  const times: { readonly [name: string]: number[] } = Object.fromEntries(Object.keys(presses).map((name) => [name, []]))
  const browser = await chromium.launch(await findChromium())
  try {
    for (let round = 0; round < rounds; round++)
      for (const [name, press] of Object.entries(presses))
        times[name]?.push(await timed(browser, `http://${host}:${sitePort}${paths[press.path]}`, press))
  } finally {
    await browser.close()
  }
  return Object.entries(times).flatMap(([name, samples]) =>
    [0.5, 0.75].map((share) => ({
      name: `first-press-${name}-p${share * 100}`,
      value: percentile(samples, share),
      unit: 'ms at CPU / 4 on Slow 4G',
    })),
  )
}

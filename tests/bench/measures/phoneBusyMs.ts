import type { Browser } from '@playwright/test'

/** What pages put off until they have loaded has run by then. Milliseconds. */
const settleMs = 3_000

export interface PhoneBusyMs {
  readonly loaded: number
  readonly settled: number
}

/** Milliseconds that the main thread of a phone, at a quarter of this machine's speed, is busy until a page that it never saw has loaded, and until it rests. */
export const phoneBusyMs = async (browser: Browser, url: string): Promise<PhoneBusyMs> => {
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

import type { Browser } from '@playwright/test'

/** Time for deferred work of pages, in milliseconds. */
const settleMs = 3_000

export interface PhoneBusyMs {
  readonly loaded: number
  readonly settled: number
}

/**
 * Busy time of a phone's main thread in milliseconds, at a quarter of this machine's speed, until a first-visit page has loaded and until
 * it is idle.
 */
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

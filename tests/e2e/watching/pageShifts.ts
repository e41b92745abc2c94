import type { Page } from '@playwright/test'

/** Counts what moves on a page by itself, from its first drawing on. Ask it before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How much has moved so far. */
export const layoutShifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)

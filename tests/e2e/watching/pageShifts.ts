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

/** Goes through a page as a reader does, screen by screen, and back to its start. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    // A browser without a window may owe a frame for good where nothing changed.
    const drawn = () =>
      new Promise<void>((done) => {
        const late = setTimeout(done, 2_000)
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            clearTimeout(late)
            done()
          }),
        )
      })
    const behavior = 'instant'
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.9) {
      window.scrollTo({ top, behavior })
      await drawn()
    }
    window.scrollTo({ top: 0, behavior })
    await drawn()
  })

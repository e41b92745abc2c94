import type { Page } from '@playwright/test'

/** What may move: the share of the window that moves, times how far, added up as browsers do (cumulative layout shift). */
const most = 0.02

/** Records what moves on a page by itself, from its first drawing on. Call it before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        shifts.sum += entry.value
        for (const { node } of entry.sources)
          shifts.moved.push(`${entry.value.toFixed(3)} ${node instanceof Element ? node.outerHTML.slice(0, 160) : node?.textContent}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved so far, where it is more than may move. */
export const layoutShifts = async (page: Page): Promise<readonly string[]> => {
  const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts)
  return sum > most ? moved : []
}

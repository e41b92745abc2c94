import type { Page } from '@playwright/test'

/** Maximum cumulative layout shift (CLS) of a page. */
const maxShift = 0.02

/** Records layout shifts from the first paint on. Call it before opening the page. */
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

/** Layout shifts above the limit. */
export const layoutShifts = async (page: Page): Promise<readonly string[]> => {
  const { sum, moved } = await page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts)
  return sum > maxShift ? moved : []
}

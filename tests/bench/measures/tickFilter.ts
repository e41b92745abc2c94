import type { Page } from '@playwright/test'

/**
 * Clicks the `at`-th checkbox of a list's filters, modulo their number; milliseconds until the result is painted, null without filters.
 */
export const tickFilter = (page: Page, at: number): Promise<number | null> =>
  page.evaluate(async (at) => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('#filters input[type="checkbox"]:not(:disabled)')]
    const box = boxes[(at * 7) % boxes.length]
    const results = document.getElementById('results')
    if (!box || !results) return null
    const painted = new Promise<void>((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error(`Nothing was painted for ${location.search}`)), 20_000)
      const watch = new MutationObserver(() => {
        if (results.getAttribute('aria-busy') === 'true') return
        watch.disconnect()
        clearTimeout(timeout)
        resolve()
      })
      watch.observe(results, { attributes: true, attributeFilter: ['aria-busy'] })
    })
    const pressedAt = performance.now()
    box.click()
    await painted
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      }),
    )
    return performance.now() - pressedAt
  }, at)

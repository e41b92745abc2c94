import type { Page } from '@playwright/test'
import { untilHydrated } from './untilHydrated'

/** Milliseconds; longer than a frame takes on a busy machine. */
const maxFrameMs = 10_000
/** Longer than a whole page takes. */
const maxTotalMs = 60_000

/** Whether the whole page was rendered. */
const rendersCompletely = (page: Page): Promise<boolean> =>
  page.evaluate(async (longest) => {
    const drawn = () =>
      new Promise<boolean>((done) => {
        const late = setTimeout(() => done(false), longest)
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            clearTimeout(late)
            done(true)
          }),
        )
      })
    const behavior = 'instant'
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.9) {
      window.scrollTo({ top, behavior })
      if (!(await drawn())) return false
    }
    window.scrollTo({ top: 0, behavior })
    return drawn()
  }, maxFrameMs)

/**
 * Scrolls through a page screen by screen and back. Without a GPU, a browser sometimes stops rendering a long page for good during
 * scrolling, about once in fifty times on a busy machine: all threads wait, and no frame or screenshot comes, whatever its flags. After a
 * reload it mostly renders, and layout shifts are counted again; otherwise the journey fails here instead of at its time limit.
 */
export const scrollThrough = async (page: Page): Promise<void> => {
  for (let time = 1; time <= 3; time++) {
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<boolean>((done) => {
      timer = setTimeout(() => done(false), maxTotalMs)
    })
    const isThrough = await Promise.race([rendersCompletely(page), tooLong])
    clearTimeout(timer)
    if (isThrough) return
    // Navigates to another origin first, which has its own renderer process: the blocked process doesn't respond to a reload either.
    const address = page.url()
    await page.goto('data:text/html,', { timeout: 30_000 })
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 30_000 })
    await untilHydrated(page)
    await page.mouse.move(1, 1)
  }
  throw new Error('The browser stopped drawing the page three times')
}

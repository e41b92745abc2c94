import type { Page } from '@playwright/test'
import { untilHydrated } from './untilHydrated'

/** Longer than a busy machine takes for a frame. Milliseconds. */
const longestFrame = 10_000
/** Longer than it takes for a whole page. */
const longestWay = 60_000

/** Whether all of the page was drawn on the way. */
const drawsAllTheWay = (page: Page): Promise<boolean> =>
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
  }, longestFrame)

/**
 * Goes through a page as a reader does, screen by screen, and back to its start. A browser that draws without a graphics card stops drawing
 * some long page for good while it is scrolled, once in some fifty times on a machine that has no time for it: all its threads wait, no frame
 * and no screenshot comes any more, whatever its switches. Loaded again it mostly draws, and what moves is counted anew; else the journey ends
 * here rather than at its time limit.
 */
export const scrollThrough = async (page: Page): Promise<void> => {
  for (let time = 1; time <= 3; time++) {
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<boolean>((done) => {
      timer = setTimeout(() => done(false), longestWay)
    })
    const isThrough = await Promise.race([drawsAllTheWay(page), tooLong])
    clearTimeout(timer)
    if (isThrough) return
    // By way of another origin, which has a process of its own: the one that stopped doesn't answer a reload either.
    const address = page.url()
    await page.goto('data:text/html,', { timeout: 30_000 })
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 30_000 })
    await untilHydrated(page)
    await page.mouse.move(1, 1)
  }
  throw new Error('The browser stopped drawing the page three times')
}

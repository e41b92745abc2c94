import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'

/** Room around an element in which its outline stands, in pixels. */
const room = 8
/** Red, green and blue together must differ by this much for an eye to see it. */
const visible = 60

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * What lies in a box of the window, as the browser itself takes it: two hundred a journey are too many for all that Playwright waits for.
 * All of the window is taken and cut here: a clip asked of the browser changes the window's measures each time, and each takes longer than the one before.
 */
const pixels = async (devtools: CDPSession, box: Box) => {
  const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true })
  return (await sharp(Buffer.from(data, 'base64')).extract(box).removeAlpha().raw().toBuffer()) as Uint8Array
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()
const devtoolsOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

const differing = (before: Uint8Array, after: Uint8Array): number => {
  let count = 0
  for (let at = 0; at < before.length; at += 3) {
    const by = [0, 1, 2].reduce((sum, part) => sum + Math.abs(Number(before[at + part]) - Number(after[at + part])), 0)
    if (by > visible) count++
  }
  return count
}

/**
 * How many pixels around an element change visibly when the keyboard comes to it, and how long two of its sides are.
 *
 * @param selector finds it; null when it is not there any more, or takes no focus
 */
export const changedPixels = async (page: Page, selector: string): Promise<{ readonly changed: number; readonly sides: number } | null> => {
  const place = await page.evaluate(
    ([found, around]) => {
      const element = document.querySelector<HTMLElement>(found)
      element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // Some come into sight with the focus only.
      element?.focus({ preventScroll: true })
      // A link may lie over all of its card, and a control be out of sight in its label or leave the ring to it: that shows the focus.
      const isCover = element && getComputedStyle(element, '::after').position === 'absolute'
      const own = element?.getBoundingClientRect()
      const drawn = element && getComputedStyle(element)
      const byLabel = own && (own.width <= 1 || drawn?.opacity === '0' || drawn?.outlineStyle === 'none')
      const shown = isCover ? element.closest('article, li') : byLabel ? element?.closest('label') : null
      const box = (shown ?? element)?.getBoundingClientRect()
      element?.blur()
      // A caret is no sign of its own: it blinks.
      if (element) element.style.caretColor = 'transparent'
      if (!box || box.width < 1 || box.height < 1) return null
      const left = Math.max(0, Math.floor(box.left - around))
      const top = Math.max(0, Math.floor(box.top - around))
      // Of a slider the handle alone shows it.
      const sides = element?.matches('input[type=range]') ? 2 * 24 : box.width + box.height
      const width = Math.min(innerWidth, Math.ceil(box.right + around)) - left
      const height = Math.min(innerHeight, Math.ceil(box.bottom + around)) - top
      return width > 0 && height > 0 ? { cut: { left, top, width, height }, sides } : null
    },
    [selector, room] as const,
  )
  if (!place) return null
  const { cut } = place
  const devtools = await devtoolsOf(page)
  const before = await pixels(devtools, cut)
  const takesFocus = await page.evaluate((found) => {
    document.querySelector<HTMLElement>(found)?.focus({ preventScroll: true })
    // What answers may take the place of what the page came with, just now.
    return document.activeElement?.matches(found) === true
  }, selector)
  if (!takesFocus) return null
  return { changed: differing(before, await pixels(devtools, cut)), sides: place.sides }
}

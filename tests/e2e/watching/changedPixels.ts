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
 * The window, as the browser itself takes it: two hundred a journey are too many for all that Playwright waits for. All of it is taken and cut
 * here: a clip asked of the browser changes the window's measures each time, and each takes longer than the one before.
 */
const takeWindow = async (devtools: CDPSession): Promise<Buffer> =>
  Buffer.from((await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true })).data, 'base64')
const cutOut = async (picture: Buffer, box: Box): Promise<Uint8Array> => sharp(picture).extract(box).removeAlpha().raw().toBuffer()

/** The window while the keyboard stood nowhere, for all that is in sight of the same place in the page. */
const atRest = new WeakMap<Page, { readonly place: string; readonly picture: Buffer }>()

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
      const scrollers: Element[] = []
      for (let at = element?.parentElement; at; at = at.parentElement)
        if (at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth) scrollers.push(at)
      // Well within whatever scrolls, and under nothing that stays at its edges.
      const within = (scroller: Element, { top, bottom, left, right }: DOMRect) => {
        const isPage = scroller === document.documentElement || scroller === document.body
        const edges = isPage ? { top: 0, bottom: innerHeight, left: 0, right: innerWidth } : scroller.getBoundingClientRect()
        const isLow = scroller.scrollHeight <= scroller.clientHeight && !isPage
        const inHeight = isLow || (top > edges.top + 150 && bottom < edges.bottom - 150)
        return inHeight && left >= edges.left && right <= edges.right
      }
      const isCovered = (part: Element, { left, top, width, height }: DOMRect) => {
        const above = document.elementFromPoint(left + width / 2, top + height / 2)
        return above === null || !(part.contains(above) || above.contains(part))
      }
      const place = element?.getBoundingClientRect()
      const isInSight =
        element && place && [document.documentElement, ...scrollers].every((one) => within(one, place)) && !isCovered(element, place)
      if (!isInSight) element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
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
      const offsets = [...scrollers, document.documentElement].map(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`)
      const rest = `${location.href} ${document.querySelectorAll('*').length} ${[...document.images].filter(({ complete }) => complete).length} ${offsets}`
      return width > 0 && height > 0 ? { cut: { left, top, width, height }, sides, rest } : null
    },
    [selector, room] as const,
  )
  if (!place) return null
  const { cut } = place
  const devtools = await devtoolsOf(page)
  const known = atRest.get(page)
  const rest = known?.place === place.rest ? known : { place: place.rest, picture: await takeWindow(devtools) }
  atRest.set(page, rest)
  const takesFocus = await page.evaluate((found) => {
    document.querySelector<HTMLElement>(found)?.focus({ preventScroll: true })
    // What answers may take the place of what the page came with, just now.
    return document.activeElement?.matches(found) === true
  }, selector)
  if (!takesFocus) return null
  const [before, after] = [await cutOut(rest.picture, cut), await cutOut(await takeWindow(devtools), cut)]
  return { changed: differing(before, after), sides: place.sides }
}

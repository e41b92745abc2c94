import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Room around an element in which its outline stands, in pixels. */
const room = 8
/** Red, green and blue together must differ by this much for an eye to see it. */
const visible = 60

const pixels = async (picture: Buffer) => (await sharp(picture).removeAlpha().raw().toBuffer()) as Uint8Array

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
      if (!box || box.width < 1 || box.height < 1) return null
      const x = Math.max(0, Math.floor(box.left - around))
      const y = Math.max(0, Math.floor(box.top - around))
      // Of a slider the handle alone shows it.
      const sides = element?.matches('input[type=range]') ? 2 * 24 : box.width + box.height
      const width = Math.min(innerWidth, Math.ceil(box.right + around)) - x
      const height = Math.min(innerHeight, Math.ceil(box.bottom + around)) - y
      return width > 0 && height > 0 ? { clip: { x, y, width, height }, sides } : null
    },
    [selector, room] as const,
  )
  if (!place) return null
  const { clip } = place
  const before = await page.screenshot({ clip })
  await page.evaluate((found) => document.querySelector<HTMLElement>(found)?.focus({ preventScroll: true }), selector)
  // What answers may take the place of what the page came with, just now.
  if (!(await page.evaluate((found) => document.activeElement?.matches(found), selector))) return null
  const after = await page.screenshot({ clip })
  return { changed: differing(await pixels(before), await pixels(after)), sides: place.sides }
}

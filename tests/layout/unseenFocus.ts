import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './drawnSites'

interface FocusReport {
  /** Keys of distinct focus styles: the same style, background and clipping is tested once. */
  readonly styles: readonly string[]
  readonly unseen: readonly string[]
}

/** Number of pixels that visibly change on focus. */
const changedPixels = async (element: Locator): Promise<number> => {
  await element.blur({ timeout: 2_000 })
  const rest = await sharp(await element.screenshot({ timeout: 2_000 }))
    .removeAlpha()
    .raw()
    .toBuffer()
  await element.focus({ timeout: 2_000 })
  const focused = await sharp(await element.screenshot({ timeout: 2_000 }))
    .removeAlpha()
    .raw()
    .toBuffer()
  await element.blur({ timeout: 2_000 })
  const differs = (at: number) =>
    [0, 1, 2].reduce((sum, part) => sum + Math.abs(Number(rest[at + part]) - Number(focused[at + part])), 0) > 60
  return Array.from({ length: rest.length / 3 }, (_, index) => differs(3 * index)).filter(Boolean).length
}

/**
 * Focuses one element of each style within a scope and reports invisible focus: no 2-pixel ring, border or background change, contrast
 * below 3:1 (WCAG 1.4.11), or less than a fifth unclipped.
 *
 * @param known styles that were tested before
 */
export const unseenFocus = async (page: Page, scope: string, known: readonly string[]): Promise<FocusReport> => {
  // Disables transitions, so that colours are final.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; animation: none !important; }' })
  await page.keyboard.press('Tab')
  const result = await page.evaluate(
    ([within, before]) => {
      type Colour = readonly [number, number, number, number]
      const pencil = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true })
      const read = new Map<string, Colour>()
      const colourOf = (css: string): Colour => {
        const found = read.get(css)
        if (found || !pencil) return found ?? [0, 0, 0, 0]
        pencil.clearRect(0, 0, 1, 1)
        pencil.fillStyle = css
        pencil.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = pencil.getImageData(0, 0, 1, 1).data
        const colour = [red, green, blue, alpha / 255] as const
        read.set(css, colour)
        return colour
      }
      const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
        r * a + r2 * (1 - a),
        g * a + g2 * (1 - a),
        b * a + b2 * (1 - a),
        1,
      ]
      const light = ([r, g, b]: Colour) => {
        const [x, y, z] = [r, g, b].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * (x ?? 0) + 0.7152 * (y ?? 0) + 0.0722 * (z ?? 0)
      }
      const contrast = (one: Colour, other: Colour) => {
        const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
        return (high + 0.05) / (low + 0.05)
      }
      /** Background colour of an element; null over a picture. */
      const groundOf = (element: Element | null): Colour | null => {
        const layers: Colour[] = []
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(at)
          if (backgroundImage.includes('url(')) return null
          const colour = colourOf(backgroundColor)
          layers.push(colour)
          if (colour[3] > 0.99) break
        }
        return layers.reduceRight((ground, layer) => over(layer, ground), [255, 255, 255, 1] as Colour)
      }
      /** Unclipped share of a box's edges. */
      const shownOf = (
        element: Element,
        { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
      ): number => {
        const clip = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { overflow, display, position } = getComputedStyle(at)
          if (
            at !== element &&
            overflow !== 'visible' &&
            display !== 'contents' &&
            display !== 'inline' &&
            at !== document.body &&
            at !== document.documentElement
          ) {
            const box = at.getBoundingClientRect()
            clip.left = Math.max(clip.left, box.left)
            clip.top = Math.max(clip.top, box.top)
            clip.right = Math.min(clip.right, box.right)
            clip.bottom = Math.min(clip.bottom, box.bottom)
          }
          if (position === 'fixed') break
        }
        const across = Math.max(0, Math.min(right, clip.right) - Math.max(left, clip.left))
        const down = Math.max(0, Math.min(bottom, clip.bottom) - Math.max(top, clip.top))
        const isIn = (value: number, from: number, to: number) => value >= from && value <= to
        const edges =
          (isIn(top, clip.top, clip.bottom) ? across : 0) +
          (isIn(bottom, clip.top, clip.bottom) ? across : 0) +
          (isIn(left, clip.left, clip.right) ? down : 0) +
          (isIn(right, clip.left, clip.right) ? down : 0)
        return edges / (2 * (right - left + bottom - top))
      }
      const styleOf = (element: Element, pseudo?: string) => {
        const {
          content,
          outlineStyle,
          outlineWidth,
          outlineColor,
          outlineOffset,
          borderTopColor,
          borderTopWidth,
          backgroundColor,
          boxShadow,
        } = getComputedStyle(element, pseudo)
        const isVisible = pseudo === undefined || content !== 'none'
        return {
          isVisible,
          outlineStyle,
          outlineWidth,
          outlineColor,
          outlineOffset,
          borderTopColor,
          borderTopWidth,
          backgroundColor,
          boxShadow,
        }
      }
      type Look = ReturnType<typeof styleOf>
      const pixels = (length: string) => Number.parseFloat(length) || 0
      /** Ring of a box-shadow: at least two pixels, without blur. */
      const ringOf = (boxShadow: string) =>
        boxShadow.split(/,(?![^(]*\))/).flatMap((shadow) => {
          const found = /^(.+?) 0px 0px 0px ([\d.]+)px( inset)?$/.exec(shadow.trim())
          const width = Number(found?.[2] ?? 0)
          return width >= 2 ? [{ colour: found?.[1] ?? '', offset: found?.[3] ? -width / 2 : width / 2 }] : []
        })[0]
      /** Why the change of an element is no visible focus; '' if it is. */
      const unseenReason = (element: Element, rest: Look, now: Look, pseudo?: string): string => {
        if (!now.isVisible) return 'nothing changes'
        const box = element.getBoundingClientRect()
        const inside = groundOf(element)
        const around = groundOf(element.parentElement)
        const isOutline =
          now.outlineStyle !== 'none' &&
          pixels(now.outlineWidth) >= 2 &&
          now.outlineStyle + now.outlineColor !== rest.outlineStyle + rest.outlineColor
        const shadow = rest.boxShadow === now.boxShadow ? undefined : ringOf(now.boxShadow)
        const hasBorder = pixels(now.borderTopWidth) >= 2 && (!rest.isVisible || rest.borderTopColor !== now.borderTopColor)
        const ring = isOutline
          ? { colour: now.outlineColor, offset: pixels(now.outlineOffset) + pixels(now.outlineWidth) / 2 }
          : hasBorder
            ? { colour: now.borderTopColor, offset: -pixels(now.borderTopWidth) }
            : shadow
        if (!ring) {
          const [from, to] = [colourOf(rest.backgroundColor), colourOf(now.backgroundColor)]
          const isGround = rest.backgroundColor !== now.backgroundColor && contrast(over(from, around ?? from), over(to, around ?? to)) >= 3
          return isGround && pseudo === undefined ? '' : 'nothing changes'
        }
        const { offset } = ring
        const ground = offset < 0 ? inside : around
        const colour = colourOf(ring.colour)
        if (ground && contrast(over(colour, ground), ground) < 3)
          return `a contrast of ${contrast(over(colour, ground), ground).toFixed(2)}`
        const shown = shownOf(element, {
          left: box.left - offset,
          top: box.top - offset,
          right: box.right + offset,
          bottom: box.bottom + offset,
        })
        // One visible side suffices.
        return shown < 0.2 ? `${Math.round(shown * 100)} % of the ring` : ''
      }

      const [styles, unseen, sliders]: [string[], string[], number[]] = [[], [], []]
      const ranges = [...document.querySelectorAll(`${within} [type="range"]`)]
      const cutBy = (element: Element): string => {
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflow !== 'visible') return at.className
        return ''
      }
      for (const element of document.querySelectorAll<HTMLElement>(
        `${within} :is(a[href], button, input, select, textarea, summary, [tabindex])`,
      )) {
        if (element.tabIndex < 0 || element.matches(':disabled, [inert] *') || !element.checkVisibility({ visibilityProperty: true }))
          continue
        const tone = element.closest('[data-tone]')?.getAttribute('data-tone')
        const name = [element.localName, element.getAttribute('type'), tone, element.className, cutBy(element)].join(' | ')
        if (before.includes(name) || styles.includes(name)) continue
        styles.push(name)
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        // A link may cover its card, or a hidden control leave the ring to its label: that shows the focus.
        const isDrawn = () => getComputedStyle(element).opacity !== '0' && element.getBoundingClientRect().width > 1
        const label = element.closest('label')
        const card = getComputedStyle(element, '::after').position === 'absolute' ? element.closest('article, li') : null
        const places = [
          { at: element as Element, pseudo: undefined },
          { at: element, pseudo: '::after' },
          ...[card, label, ...(label?.querySelectorAll('*') ?? [])].flatMap((at) => (at ? [{ at: at as Element, pseudo: undefined }] : [])),
        ]
        element.blur()
        const rest = places.map(({ at, pseudo }) => styleOf(at, pseudo))
        element.focus({ preventScroll: true })
        if (document.activeElement !== element) unseen.push(`${name} takes no focus`)
        const reasons = places.map(({ at, pseudo }, index) =>
          at === element && !isDrawn() ? 'out of sight' : unseenReason(at, rest[index] as Look, styleOf(at, pseudo), pseudo),
        )
        // The parts of a slider are not accessible by style.
        if (!reasons.includes('') && element.matches('[type="range"]')) sliders.push(ranges.indexOf(element))
        else if (!reasons.includes('')) unseen.push(`${name}: ${[...new Set(reasons)].join(', ')}`)
        element.blur()
      }
      return { styles, unseen, sliders }
    },
    [scope, known] as const,
  )
  const unseen = [...result.unseen]
  for (const at of result.sliders) {
    let changed = 0
    // A hydrated island may replace the element when the focus approaches.
    await expect(async () => {
      changed = await changedPixels(page.locator(`${scope} [type="range"]`).nth(at))
    }).toPass()
    if (changed < 48) unseen.push(`slider ${at} changes ${changed} pixels`)
  }
  return { styles: result.styles, unseen }
}

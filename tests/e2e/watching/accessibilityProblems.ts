import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Timeout of animations: a browser that stops rendering may never finish one. */
const maxAnimationMs = 10_000

/** Colours and positions are only final after animations. */
const untilStill = (page: Page) =>
  page.evaluate(async (longest) => {
    const ending = document.getAnimations().filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
    await Promise.race([Promise.allSettled(ending.map((animation) => animation.finished)), new Promise((end) => setTimeout(end, longest))])
  }, maxAnimationMs)

/** Scope beyond the page itself. */
export interface AccessibilityScope {
  /** Includes the editor's preview: the site is otherwise checked at its own address. */
  readonly withPreview?: boolean
}

const problemsNow = async (page: Page, { withPreview = false }: AccessibilityScope): Promise<readonly string[]> => {
  await untilStill(page)
  // By default axe opens a window per check for cross-origin frames, which only the preview has.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(wcag22aa)
    .setLegacyMode(!withPreview)
  const { violations } = await (withPreview ? axe : axe.exclude('iframe[title="Preview of the site"]')).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, any }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${html}\n  ${any[0]?.message ?? ''}`),
  )
}

/** Scrolls content out from under bars at the window's edges. */
const scrollOn = (page: Page) =>
  page.evaluate(() => {
    const before = window.scrollY
    window.scrollBy({ top: 150, behavior: 'instant' })
    if (window.scrollY === before) window.scrollBy({ top: -150, behavior: 'instant' })
  })

/**
 * WCAG 2.2 AA violations of a page with their elements, confirmed by a second check: a colour may have been in transition, or a control
 * partly under a bar.
 */
export const accessibilityProblems = async (page: Page, scope: AccessibilityScope = {}): Promise<readonly string[]> => {
  const first = await problemsNow(page, scope)
  if (first.length === 0) return first
  await scrollOn(page)
  const second = await problemsNow(page, scope)
  return second.filter((problem) => first.includes(problem))
}

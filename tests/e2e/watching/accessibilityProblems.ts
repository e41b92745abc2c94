import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** How long is waited for what moves. A browser may leave one unfinished that it stopped to draw, and would be waited for without end. */
const longestMove = 10_000

/** Colours and places are only right when nothing moves any more. */
const untilStill = (page: Page) =>
  page.evaluate(async (longest) => {
    const ending = document.getAnimations().filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
    await Promise.race([Promise.allSettled(ending.map((animation) => animation.finished)), new Promise((end) => setTimeout(end, longest))])
  }, longestMove)

/** What else is looked at than the page itself. */
export interface AccessibilityScope {
  /** The site in the editor's preview: the same as at its own address, where it is looked at anyway. */
  readonly withPreview?: boolean
}

const problemsNow = async (page: Page, { withPreview = false }: AccessibilityScope): Promise<readonly string[]> => {
  await untilStill(page)
  // The usual way opens a window of its own for each look, to read frames of other origins, which only the preview has.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(wcag22aa)
    .setLegacyMode(!withPreview)
  const { violations } = await (withPreview ? axe : axe.exclude('iframe[title="Preview of the site"]')).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, any }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${html}\n  ${any[0]?.message ?? ''}`),
  )
}

/** Brings what a bar at an edge of the window covers out from under it. */
const scrollOn = (page: Page) =>
  page.evaluate(() => {
    const before = window.scrollY
    window.scrollBy({ top: 150, behavior: 'instant' })
    if (window.scrollY === before) window.scrollBy({ top: -150, behavior: 'instant' })
  })

/**
 * Violations of WCAG 2.2 AA on a page, each with the elements it concerns: those that a second look finds, too. A colour may have been on
 * its way, and a control half under a bar that it scrolls away from.
 */
export const accessibilityProblems = async (page: Page, scope: AccessibilityScope = {}): Promise<readonly string[]> => {
  const first = await problemsNow(page, scope)
  if (first.length === 0) return first
  await scrollOn(page)
  const second = await problemsNow(page, scope)
  return second.filter((problem) => first.includes(problem))
}

import { afterAll, it } from 'vitest'
import { accessibilityProblems } from '../e2e/watching/accessibilityProblems'
import { scrollThrough } from '../e2e/watching/scrollThrough'
import { desktop, expect, openSites, phone } from './drawnSites'
import { layoutShifts, watchShifts } from './layoutShifts'

const sites = await openSites()
afterAll(sites.close)

it.each([phone, desktop])('a list at $width px shifts no layout, and is accessible with every filter open (SRC-05)', async (screen) => {
  // Its own page: a sheet that closes on a resize goes back in the history, which would abort the next visit.
  const page = await sites.newPage()
  await watchShifts(page)
  await sites.visit(page, 'saltbush/search', screen)
  await scrollThrough(page)
  expect(await layoutShifts(page)).toEqual([])
  if (screen === phone) await page.getByRole('button', { name: /^Filters/ }).click()
  await page.locator('details[data-filter]').evaluateAll((sections) => {
    for (const section of sections as HTMLDetailsElement[]) section.open = true
  })
  expect(await accessibilityProblems(page)).toEqual([])
})

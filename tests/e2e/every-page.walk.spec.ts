import type { Page } from '@playwright/test'
import type { Person } from './people'
import { expect, screens, test } from './test'
import { accessibilityProblems } from './watching/accessibilityProblems'
import { consoleRoutes, walkConsole } from './watching/walkConsole'

/** Each demo user with the screen that their job has. */
const walks: readonly { readonly who: Person; readonly screen: keyof typeof screens }[] = [
  { who: 'onboarder', screen: 'desktop' },
  { who: 'support', screen: 'desktop' },
  { who: 'auditor', screen: 'desktop' },
  { who: 'group manager of Meridian', screen: 'desktop' },
  { who: 'principal of Saltbush', screen: 'phone' },
  { who: 'sales of Saltbush', screen: 'phone' },
  { who: 'stock of Saltbush', screen: 'phone' },
  { who: 'marketing of Karri Coast', screen: 'desktop' },
  { who: 'editor of Saltbush', screen: 'phone' },
  { who: 'finance of Karri Coast', screen: 'desktop' },
]

/** Pages of kinds of records that the demo doesn't have; other journeys add such records and open these pages. */
const withoutRecord = [
  '/answerTemplates/:id',
  '/customers/:id',
  '/feeds/:id',
  '/feeds/:id/settings',
  '/feeds/:id/runs/:runId',
  '/lenders/:id',
  '/markets/:siteId/files/:templateId',
  '/onboarding/:id',
  '/onboarding/:id/:step',
  // The dialog of payment accounts at its own address, for a dealer without one.
  '/payments/accounts',
  '/reviewSources/:id',
  '/valuations/:id',
]

/**
 * Walks all pages. Fails if a page has an accessibility violation, is wider than the screen or isn't available for the user's role, or if a
 * table is wider than its container on a desktop.
 */
const walk = async (page: Page, width: number, more: readonly string[] = []) => {
  const problems: string[] = []
  const visit = async (route: string) => {
    problems.push(...(await accessibilityProblems(page)).map((problem) => `${route} ${problem}`))
    const isTooWide = (await page.evaluate(() => document.documentElement.scrollWidth)) > width
    if (isTooWide) problems.push(`${route} is wider than the screen`)
    const isDenied = await page.getByRole('heading', { name: 'Not available for your role' }).isVisible()
    if (isDenied) problems.push(`${route} is linked, but the user’s role doesn’t include it`)
    const tables = await page.evaluate(
      () =>
        [...document.querySelectorAll('table')].filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth + 1)
          .length,
    )
    // On a phone a table of figures may scroll.
    if (tables > 0 && width >= screens.desktop.width) problems.push(`${route} has a table that is wider than its place`)
  }
  const routes = await walkConsole(page, visit, more)
  expect(problems).toEqual([])
  return routes
}

// The walks of all users run in parallel.
test.describe.configure({ mode: 'parallel' })

for (const { who, screen } of walks)
  test(`Each page that a user can reach is accessible and fits the screen: ${who} (A11Y-01)`, async ({ login }) => {
    test.setTimeout(600_000)
    const page = await login(who, { viewport: screens[screen] })
    await walk(page, screens[screen].width)
  })

test('Each page of the console is reached by an administrator, in all dealers or in one (A11Y-01)', async ({ login, api }) => {
  test.setTimeout(900_000)
  const page = await login('admin')
  const [site] = (await (await api('admin')).sites.getList.query({ filter: { q: 'Kauri' } })).data
  const more = ['/profile', '/inbox/mails', `/sites/${site?.id}/manage`, `/sites/${site?.id}/setup`]
  const staffRoutes = await walk(page, screens.desktop.width, more)
  await page.goto('/#/sites')
  await page.getByRole('button', { name: 'All dealers', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Meridian/ }).click()
  const dealerRoutes = await walk(page, screens.desktop.width)
  const reached = [...staffRoutes, ...dealerRoutes, ...withoutRecord]
  expect(consoleRoutes.filter((route) => !reached.includes(route))).toEqual([])
})

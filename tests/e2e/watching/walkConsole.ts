import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '../../../tools/start/settings'
import { menu, openGroup } from '../menu'

const helpFile = path.join(root, 'apps/console/src/parts/help/texts/pages.md')

/** Patterns of the console's routes, such as `/stock/:id`: each has a section in the help texts. */
export const consoleRoutes = [...readFileSync(helpFile, 'utf8').matchAll(/^## (.+)$/gm)].flatMap(([, title = '']) => title.split(', '))

const isMatch = (route: string, segments: readonly string[]) => {
  const parts = route.split('/')
  return parts.length === segments.length && parts.every((part, index) => part.startsWith(':') || part === segments[index])
}

const parameterCount = (route: string) => route.split(':').length - 1

/** The route of an address; undefined if there is none. */
const routeOf = (address: string): string | undefined => {
  const segments = (address.split('?')[0] ?? '').split('/')
  return consoleRoutes.filter((route) => isMatch(route, segments)).toSorted((one, other) => parameterCount(one) - parameterCount(other))[0]
}

/** Addresses within the console that the page links to. */
const linkedAddresses = (page: Page): Promise<string[]> =>
  page.locator('a[href^="#/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))

/** Addresses in the menu, each group of which is opened. */
const menuAddresses = async (page: Page): Promise<string[]> => {
  const found = await linkedAddresses(page)
  for (const text of await menu(page).locator('button[aria-expanded]').allTextContents()) {
    await openGroup(page, text.replace(/\d.*$/, ''))
    found.push(...(await linkedAddresses(page)))
  }
  return found
}

/** Opens a page of the console, and waits for its content. */
const openPage = async (page: Page, address: string) => {
  await page.goto(`/#${address}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
}

/**
 * Opens each page of the console that a user can reach by links: all of the menu, and one address of each other route that a page links to.
 * Returns the routes.
 *
 * @param more addresses that no page links to, such as those in menus of buttons
 */
export const walkConsole = async (
  page: Page,
  visit: (route: string) => Promise<void>,
  more: readonly string[] = [],
): Promise<readonly string[]> => {
  const desktop = { width: 1440, height: 900 }
  const own = page.viewportSize() ?? desktop
  await page.setViewportSize(desktop)
  await openPage(page, '/')
  const waiting = [...(await menuAddresses(page)), ...more]
  await page.setViewportSize(own)
  const walked = new Set<string>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const route = routeOf(address)
    if (route === undefined || walked.has(route)) continue
    walked.add(route)
    await openPage(page, address)
    await visit(route)
    waiting.push(...(await linkedAddresses(page)))
  }
  return [...walked]
}

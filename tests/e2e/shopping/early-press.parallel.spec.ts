import type { Page } from '@playwright/test'
import { siteAddress } from '../addresses'
import { notableCar } from '../notableCar'
import { stockList } from '../stockList'
import { expect, screens, test } from '../test'

/** Opens an address on a phone whose scripts are blocked until released. */
const openWithoutScripts = async (page: Page, address: string): Promise<() => Promise<void>> => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.setViewportSize(screens.phone)
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => letGo()
}
const layers = (page: Page) => () => page.evaluate(() => window.history.state?.overlay)
const search = `${siteAddress('saltbush')}/search/used-cars`

test.describe('Before a page’s scripts have loaded', () => {
  test('the filters open; ticked boxes are requested later, and going back closes them', async ({ page }) => {
    const come = await openWithoutScripts(page, search)
    const { filters, names } = stockList(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    const toyota = filters.locator('details[data-filter="make"]').getByRole('checkbox', { name: /^Toyota/ })
    await toyota.check()
    await come()
    await expect(page).toHaveURL(`${search}?make=Toyota`)
    await expect(toyota, 'nothing folds under a hand').toBeVisible()
    await expect(toyota).toBeChecked()
    await expect.poll(layers(page)).toBe(1)
    await page.goBack()
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL(`${search}?make=Toyota`)
    await expect(names.first(), 'the answer is there').toContainText('Toyota')
    for (const name of await names.allTextContents()) expect(name).toContain('Toyota')
  })

  for (const { name, sentEarly } of [
    { name: 'entered, waits until it is submitted', sentEarly: false },
    { name: 'entered and submitted, is parsed by the next page', sentEarly: true },
  ])
    test(`a sentence that is ${name}, and is never searched for as single words (SRC-06)`, async ({ page }) => {
      const come = await openWithoutScripts(page, search)
      const { filters } = stockList(page)
      await page.getByRole('button', { name: /^Filters/ }).click()
      const input = filters
        .getByRole('combobox')
        .or(filters.getByRole('textbox', { name: /Search/ }))
        .first()
      await input.fill('automatic under 45k')
      if (sentEarly) await input.press('Enter')
      await come()
      if (!sentEarly) {
        // Longer than the debounce and than loading the sentence parser.
        await page.waitForTimeout(2_000)
        await expect(page, 'nothing is asked for yet').toHaveURL(search)
        await input.press('Enter')
      }
      await expect(page).toHaveURL(`${search}?transmission=Automatic&price=:45000`)
      await page.waitForTimeout(2_000)
      await expect(page, 'nothing is asked for besides').toHaveURL(`${search}?transmission=Automatic&price=:45000`)
      await expect(page.locator('#search-form input[name="q"]').first()).toHaveValue('')
    })

  test('the menu can be pressed: it opens once, and going back closes it', async ({ page }) => {
    const come = await openWithoutScripts(page, search)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await come()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await expect.poll(layers(page)).toBe(1)
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(search)
  })

  test('cars can be added to the comparison and saved', async ({ page }) => {
    const come = await openWithoutScripts(page, search)
    const { cards } = stockList(page)
    for (const at of [0, 1])
      await cards
        .nth(at)
        .getByRole('button', { name: /^Compare/ })
        .click()
    await cards
      .first()
      .getByRole('button', { name: /^(Save|Favourite)/ })
      .click()
    await come()
    for (const at of [0, 1]) await expect(cards.nth(at).getByRole('button', { name: /^Compare/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(cards.first().getByRole('button', { name: /^(Save|Favourite)/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('link', { name: /^Compare 2 cars/ })).toBeVisible()
  })

  test('the pictures of a car open, and going back closes them', async ({ page }) => {
    const { address } = notableCar('manyPictures')
    const come = await openWithoutScripts(page, address)
    await page.getByRole('button', { name: 'Enlarge photo 1 of 40', exact: true }).click()
    await come()
    const photos = page.getByRole('dialog', { name: /^Photos of/ })
    await expect(photos).toBeVisible()
    await page.goBack()
    await expect(photos).toBeHidden()
    await expect(page).toHaveURL(address)
  })
})

test('A list without interaction fetches no interactive scripts; a touch loads them (decision 104)', async ({ browser, watch }) => {
  const context = await browser.newContext({ viewport: screens.phone, isMobile: true, hasTouch: true })
  watch.follow(context)
  const page = await context.newPage()
  const renderers: string[] = []
  page.on('request', (request) => {
    if (/\/(?:hydrateIsland|renderer)-/.test(request.url())) renderers.push(request.url())
  })
  for (const address of [search, `${siteAddress('meridian')}/search`]) {
    renderers.length = 0
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(1_500)
    expect(renderers, address).toEqual([])
    await page.touchscreen.tap(1, 1)
    await expect.poll(() => renderers.length, `${address} answers a finger`).toBeGreaterThan(0)
  }
  await context.close()
})

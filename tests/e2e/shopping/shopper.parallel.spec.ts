import { siteAddress } from '../addresses'
import { stockList } from '../stockList'
import { expect, screens, test } from '../test'

const homes = [
  ['saltbush', 'Good used cars. Plain prices.'],
  ['karri-coast-toyota', 'Your Toyota, close to home'],
  ['meridian', /^\d{3} cars\. Three states\. One search\.$/],
  ['kauri', 'Cars chosen with care'],
  ['long-paddock', 'Take the long way'],
  ['stillwater', 'Electric, by the week'],
] as const

const saltbush = siteAddress('saltbush')

test.describe('Host names of sites', () => {
  test('six host names serve six different businesses', async ({ page }) => {
    for (const [host, heading] of homes) {
      await page.goto(siteAddress(host), { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  })

  test('an unknown host answers 404 with a text', async ({ page, watch, expectAccessible }) => {
    watch.allow(/answered 404: GET http:\/\/nobody\.localhost/)
    const answer = await page.goto(siteAddress('nobody'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'No site here' })).toBeVisible()
    await expectAccessible(page)
  })

  test('an unknown car answers 404 with a search', { tag: '@smoke' }, async ({ page, watch, expectAccessible }) => {
    watch.allow(/answered 404: GET \S+\/cars\/2099-flying-carpet/)
    const answer = await page.goto(`${saltbush}/cars/2099-flying-carpet`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Page not found')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('main').getByRole('combobox', { name: 'Make' }).selectOption('Toyota')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(page).toHaveURL(/\/search\?make=Toyota/)
    await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText('Toyota')
  })
})

test.describe('On a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: screens.phone })

  test('filters submit, pages turn, and a signed-out shopper can enquire about a car (AUTH-01)', {
    tag: '@smoke',
  }, async ({ page, watch }) => {
    // A browser without scripts refuses to load them.
    watch.allow(/^failed: GET \S+\.js csp$/)
    await page.goto(`${saltbush}/search`, { waitUntil: 'domcontentloaded' })
    const { filters, chips, showMe } = stockList(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await filters.getByRole('checkbox', { name: /^Hyundai/ }).check()
    await filters.getByRole('textbox', { name: 'Price to' }).fill('$40,000')
    await showMe.click()
    await expect(page).toHaveURL(/make=Hyundai/)
    await expect(chips).toContainText('Hyundai')
    await expect(chips).toContainText('$40,000')
    await chips.getByRole('link', { name: 'Clear all', exact: true }).click()

    await page.getByRole('navigation', { name: 'Results pages' }).getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(`${saltbush}/search?page=2`)

    await page.getByRole('region', { name: 'Cars' }).getByRole('heading', { level: 3 }).first().getByRole('link').click()
    const form = page.locator('form[action="/api/leads"]')
    await form.getByLabel('First Name').fill('Noa')
    await form.getByLabel('Last Name').fill('Script')
    await form.getByLabel('Email').fill('noa@shopper.example')
    await form.getByLabel('Mobile').fill('0491 570 156')
    await form.getByLabel('Comments').fill('My browser runs no scripts. Is it still here?')
    await form.getByLabel('I agree to the terms of use').check()
    await form.getByRole('button', { name: 'Enquire Now', exact: true }).click()
    await expect(page).toHaveURL(`${saltbush}/success`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('Pages of locations', () => {
  test('hours of a day are in one line on a phone and on a wide screen', async ({ page, visit }) => {
    for (const address of [
      `${saltbush}/our-location/granville-yard`,
      `${siteAddress('stillwater')}/contact`,
      `${siteAddress('geelong-mazda')}/contact-us/geelong`,
    ]) {
      await visit(address)
      const cells = page.getByRole('table', { name: 'Sales opening hours' }).first().getByRole('cell')
      for (const viewport of Object.values(screens)) {
        await page.setViewportSize(viewport)
        await expect(cells).not.toHaveCount(0)
        const broken = await cells.evaluateAll((all) =>
          all
            .filter((cell) => {
              const text = document.createRange()
              text.selectNodeContents(cell)
              return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1
            })
            .map(({ textContent }) => textContent),
        )
        expect(broken, `${address} at ${viewport.width}`).toEqual([])
      }
    }
  })

  test('on a phone the menu is a sheet with links to all pages', async ({ page, visit, expectAccessible }) => {
    await page.setViewportSize(screens.phone)
    await visit(saltbush)
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  })
})

import type { Page } from '@playwright/test'
import { siteAddress } from './addresses'
import { findYardCar } from './findYardCar'
import { expect, screens, test } from './test'

const pages = ['Overview', 'Sites', 'Leads', 'Stock', 'People', 'Audit', 'Mail outbox'] as const

const openPage = async (page: Page, name: string) => {
  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('.MuiSkeleton-root')).toHaveCount(0)
}

/** Every page of the console, looked at in one theme. */
const openEveryPage = async (page: Page, expectAccessible: (page: Page) => Promise<void>) => {
  for (const name of pages) {
    await openPage(page, name)
    await expectAccessible(page)
  }
}

test('every page is readable by day', async ({ login, expectAccessible }) => {
  const page = await login('admin')
  await page.goto('/')
  await openEveryPage(page, expectAccessible)
})

test('every page is readable by night, also after coming back', async ({ login, expectAccessible }) => {
  const page = await login('admin')
  await page.goto('/')
  await page.getByRole('button', { name: 'Use the dark theme', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Use the light theme', exact: true })).toBeVisible()
  await openEveryPage(page, expectAccessible)
})

test('on a phone lists are cards and nothing sticks out', async ({ login, expectAccessible }) => {
  const page = await login('admin', { viewport: screens.phone })
  await page.goto('/')
  for (const name of pages) {
    await page.getByRole('button', { name: 'Open the menu', exact: true }).click()
    await openPage(page, name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(screens.phone.width)
    await expectAccessible(page)
  }
})

test('the stock list is searched, filtered, ordered and paged, and remembers it in its address', async ({ login }) => {
  const page = await login('group manager of Meridian')
  await page.goto('/#/stock')
  const rows = page.getByRole('table', { name: 'Stock' }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(25)

  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Demo' }).click()
  await page.getByRole('searchbox', { name: 'Car, stock number, VIN or rego' }).fill('mazda')
  await expect(page).toHaveURL(/mazda/)
  await expect(rows.filter({ hasNotText: 'Mazda' })).toHaveCount(0)

  await page.getByRole('table', { name: 'Stock' }).getByRole('button', { name: 'Price', exact: true }).click()
  await expect(page).toHaveURL(/sort=priceCents/)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Car, stock number, VIN or rego' })).toHaveValue('mazda')
  await expect(rows.filter({ hasNotText: 'Mazda' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  // Until the list has heard of it, the one before has a next page, too.
  await expect(page).not.toHaveURL(/mazda/)
  await expect(rows.filter({ hasNotText: 'Mazda' })).not.toHaveCount(0)
  await expect(rows).toHaveCount(25)
  await page.getByRole('button', { name: 'Next page', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/26–50 of/)

  await page.getByRole('searchbox', { name: 'Car, stock number, VIN or rego' }).fill('no such car anywhere')
  await expect(page.getByText('Nothing matches')).toBeVisible()
})

test('a new price is soon on the public site, a sold car says so, and the audit knows who did it', async ({
  page: shopper,
  visit,
  login,
  api,
  expectAccessible,
}) => {
  const car = await findYardCar(await api('admin'), 'Meridian Motor Group', { status: 'in_stock' })
  const address = `${siteAddress('meridian')}/cars/${car.slug}`
  const panel = shopper.getByRole('complementary', { name: 'Price and contact' })
  await visit(address)
  await expect(panel).toContainText(`$${((car.priceCents ?? 0) / 100).toLocaleString('en-AU')}`)

  const mia = await login('group manager of Meridian')
  await mia.goto('/#/stock')
  await mia.getByRole('searchbox', { name: 'Car, stock number, VIN or rego' }).fill(car.stockNumber)
  const row = mia.getByRole('row', { name: new RegExp(car.stockNumber) })

  await test.step('A price', async () => {
    const dollars = Math.round((car.priceCents ?? 0) / 100) - 321
    const text = `$${dollars.toLocaleString('en-AU')}`
    await row.getByRole('button', { name: /Change the price/ }).click()
    await mia.getByRole('textbox', { name: `Price of ${car.name} in dollars` }).fill('a lot')
    await mia.keyboard.press('Enter')
    await expect(mia.getByText('Type a price in dollars, or nothing.')).toBeVisible()
    await mia.getByRole('textbox', { name: `Price of ${car.name} in dollars` }).fill(String(dollars))
    await mia.keyboard.press('Enter')
    await expect(mia.getByText(`${car.name}: ${text}.`)).toBeVisible()
    await expect(async () => {
      await shopper.goto(address, { waitUntil: 'domcontentloaded' })
      await expect(panel).toContainText(text, { timeout: 100 })
    }).toPass({ intervals: [100] })
  })

  await test.step('A sale', async () => {
    await row.getByRole('button', { name: `Actions for ${car.name}`, exact: true }).click()
    await mia.getByRole('menuitem', { name: 'Mark as sold…', exact: true }).click()
    await mia.getByRole('dialog', { name: 'Mark as sold?' }).getByRole('button', { name: 'Mark as sold', exact: true }).click()
    await expect(row).toContainText('Sold')
    await expect(async () => {
      await shopper.reload({ waitUntil: 'domcontentloaded' })
      await expect(panel.getByText('SOLD', { exact: true })).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [100] })
    await expectAccessible(shopper)
  })

  await test.step('The audit', async () => {
    await mia.goto('/#/audit')
    const entries = mia.getByRole('table', { name: 'Audit' })
    await expect(entries.getByRole('row', { name: `Marked ${car.name} as sold` }).first()).toContainText('Mia Meridian')
    await expect(entries.getByRole('row', { name: `Changed ${car.name}` }).first()).toContainText('Mia Meridian')
  })
})

test('staff look at one organisation at a time when they want to', async ({ login }) => {
  const page = await login('admin')
  await page.goto('/#/sites')
  // By its address: other stories make sites for the same business.
  const other = page.getByRole('article').filter({ hasText: 'saltbush.localhost' })
  await expect(other).toBeVisible()
  await page.getByRole('button', { name: 'All organisations', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Meridian/ }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(other).toHaveCount(0)
  await openPage(page, 'Stock')
  await expect(page.getByRole('table', { name: 'Stock' })).toBeVisible()
})

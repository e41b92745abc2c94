import type { Page } from '@playwright/test'
import { siteAddress } from './addresses'
import { findSeededCar } from './findSeededCar'
import { menuLink, openGroup } from './menu'
import { expect, screens, test } from './test'

const pages = ['Today', 'Sites', 'Leads of all dealers', 'Stock of all dealers', 'People', 'History', 'Email log'] as const

const menuGroups: { readonly [Name in (typeof pages)[number]]?: string } = {
  Sites: 'Dealers',
  'Leads of all dealers': 'Operations',
  'Stock of all dealers': 'Operations',
  'Email log': 'Operations',
}

const openPage = async (page: Page, name: (typeof pages)[number]) => {
  await menuLink(page, name).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('.MuiSkeleton-root')).toHaveCount(0)
}

test('every page is readable in the dark theme, also after a reload', async ({ login, expectAccessible }) => {
  const page = await login('admin')
  await page.goto('/')
  await page.getByRole('button', { name: 'Use the dark theme', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Use the light theme', exact: true })).toBeVisible()
  for (const name of pages) {
    await openGroup(page, menuGroups[name])
    await openPage(page, name)
    await expectAccessible(page)
  }
})

test('on a phone lists are cards and nothing overflows', async ({ login, expectAccessible }) => {
  const page = await login('admin', { viewport: screens.phone })
  await page.goto('/')
  for (const name of pages) {
    await page.getByRole('button', { name: 'Open the menu', exact: true }).click()
    await openGroup(page, menuGroups[name])
    await openPage(page, name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(screens.phone.width)
    await expectAccessible(page)
  }

  await page.goto('/#/stock')
  const cards = page.getByRole('list', { name: 'Stock' }).getByRole('listitem')
  await expect(cards).toHaveCount(25)
  await cards.first().getByRole('checkbox').check()
  await expect(page.getByRole('region', { name: 'Selected cars' })).toContainText('1 car selected')
  // Also at 200 % text size.
  for (const size of ['100%', '200%']) {
    await page.evaluate((percent) => void Object.assign(document.documentElement.style, { fontSize: percent }), size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(screens.phone.width)
  }
})

test('a sold car is marked as sold on the public site, and the audit log names the user', async ({ page: shopper, visit, login, api }) => {
  const car = await findSeededCar(await api('admin'), 'Meridian Motor Group', { status: 'in_stock' })
  const address = `${siteAddress('meridian')}/cars/${car.slug}`
  const panel = shopper.getByRole('complementary', { name: 'Price and contact' })
  await visit(address)
  await expect(panel).toContainText(`$${((car.priceCents ?? 0) / 100).toLocaleString('en-AU')}`)

  const mia = await login('group manager of Meridian')
  await mia.goto('/#/stock')
  await mia.getByRole('searchbox', { name: 'Car, stock number, VIN or rego' }).fill(car.stockNumber)
  const row = mia.getByRole('row', { name: new RegExp(car.stockNumber) })

  await test.step('A sale', async () => {
    await row.getByRole('button', { name: `Actions for ${car.name}`, exact: true }).click()
    await mia.getByRole('menuitem', { name: 'Mark as sold…', exact: true }).click()
    await mia.getByRole('dialog', { name: 'Mark as sold?' }).getByRole('button', { name: 'Mark as sold', exact: true }).click()
    await expect(row).toContainText('Sold')
    await expect(async () => {
      await shopper.reload({ waitUntil: 'domcontentloaded' })
      await expect(panel.getByText('SOLD', { exact: true })).toBeVisible({ timeout: 1_000 })
    }).toPass({ intervals: [500] })
  })

  await test.step('The audit log', async () => {
    await mia.goto('/#/audit')
    const entries = mia.getByRole('table', { name: 'Audit' })
    await expect(entries.getByRole('row', { name: `Marked ${car.name} as sold` }).first()).toContainText('Mia Meridian')
  })
})

test('staff can limit the console to one organisation', async ({ login }) => {
  const page = await login('admin')
  await page.goto('/#/sites')
  // Found by its address, because other journeys create sites for the same business.
  const other = page.getByRole('article').filter({ hasText: 'saltbush.localhost' })
  await expect(other).toBeVisible()
  await page.getByRole('button', { name: 'All dealers', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Meridian/ }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(other).toHaveCount(0)
  await openGroup(page, 'Cars')
  await menuLink(page, 'Stock').click()
  await expect(page.getByRole('table', { name: 'Stock' })).toBeVisible()
})

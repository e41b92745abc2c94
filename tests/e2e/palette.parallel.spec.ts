import { findSeededCar } from './findSeededCar'
import { menu, menuLink, openGroup } from './menu'
import { openEditor } from './openEditor'
import { expect, test } from './test'

test('The command palette finds pages, sites, their settings and the keyboard shortcuts', async ({ login, api, expectAccessible }) => {
  const page = await login('admin')
  const palette = page.getByRole('combobox', { name: 'Find anything' })
  await page.goto('/#/leads')
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await expectAccessible(page)
  await palette.fill('kauri')
  await expect(page.getByRole('option', { name: /Kauri & Co/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kauri & Co' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await palette.fill('cars per page')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Settings' }).getByRole('spinbutton', { name: 'Cars per page' })).toBeFocused()

  const car = await findSeededCar(await api('admin'), 'Saltbush Motors', { status: 'in_stock' })
  await page.keyboard.press('Control+k')
  await palette.fill(car.stockNumber)
  await expect(page.getByRole('option').first()).toContainText(car.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(car.stockNumber) })).toBeVisible()

  await page.keyboard.press('Control+k')
  await palette.fill('invite')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Invite a person' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/#/sites')
  await expect(page.getByRole('heading', { level: 1, name: 'Sites' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden()
})

test('Searching finds a setting that others manage, unfolds it and scrolls to it', async ({ login }) => {
  const page = await login('editor of Saltbush')
  const { settings } = await openEditor(page, 'Saltbush Motors')
  await settings.getByLabel('Search settings').fill('finance disclaimer')
  await settings.getByRole('button', { name: /^Finance › (Small print › )?Disclaimer/ }).click()
  const found = settings.locator('[data-pointer="/finance/disclaimer"]')
  await expect(found).toHaveCount(1)
  await expect(settings.getByRole('button', { name: /managed for you/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(found).toBeInViewport({ ratio: 0.9 })
})

test('An admin views the console as an editor of one dealer, under a banner, and returns to their own role (AUTH-10)', async ({
  login,
}) => {
  const page = await login('admin')
  await page.goto('/#/sites')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'View as another role', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'View the console as' })
  await dialog.getByLabel('Organisation').click()
  await page.getByRole('option', { name: /^Saltbush/ }).click()
  await dialog.getByRole('button', { name: 'View as website editor', exact: true }).click()
  const banner = page.getByText(/You are viewing the console as Website Editor of Saltbush/)
  await expect(banner).toBeVisible()
  await openGroup(page, 'Website')
  await expect(menu(page).getByRole('button', { name: /^Customers/ })).toHaveCount(0)
  await menuLink(page, 'Edit site').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Saltbush Motors' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Kauri & Co' })).toBeHidden()
  await page.getByRole('button', { name: 'Back to your own role', exact: true }).click()
  await expect(banner).toBeHidden()
  await expect(menuLink(page, 'History')).toBeVisible()
})

test('The audit log is filtered, shown in full and exported as a spreadsheet', async ({ login, expectAccessible }) => {
  const page = await login('auditor')
  await page.goto('/#/audit')
  await page.getByLabel('Area').click()
  await page.getByRole('option', { name: 'Sites and publishing' }).click()
  await expect(page.getByRole('link', { name: /^Published version/ }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/)
  await page
    .getByRole('link', { name: /^Published version/ })
    .first()
    .click()
  await expect(page.getByRole('table', { name: 'Details' })).toBeVisible()
  await expectAccessible(page)
})

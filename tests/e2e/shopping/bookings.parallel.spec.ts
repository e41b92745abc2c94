import type { Locator } from '@playwright/test'
import { siteAddress } from '../addresses'
import { mailTo } from '../mailTo'
import { expect, screens, test } from '../test'

const stillwater = siteAddress('stillwater')
const kauri = siteAddress('kauri')

/** A unique name. */
const shopper = () =>
  `Quill${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`

const introduce = async (form: Locator, last: string) => {
  await form.getByLabel('First Name').fill('Ada')
  await form.getByLabel('Last Name').fill(last)
  await form.getByLabel('Email').fill(`${last.toLowerCase()}@shopper.example`)
  await form.getByLabel('Mobile').fill('0491 570 156')
  await form.getByLabel('Which car would you like to drive?').fill('Whatever is charged')
}

test('on a phone, a test drive is booked by keyboard, confirmed by mail, moved and cancelled by its link (ENQ-24, API-14)', {
  tag: '@smoke',
}, async ({ page, visit, api, expectAccessible }) => {
  await page.setViewportSize(screens.phone)
  const last = shopper()
  await visit(`${stillwater}/book-test-drive`)
  const form = page.getByRole('main').locator('form')
  await introduce(form, last)
  await form.getByLabel('Your driver licence').selectOption('Full licence')
  await form.getByLabel('Licence expires').fill('2031-05-01')
  await form.getByLabel('I agree to the conditions of the test drive').check()
  await form.getByLabel('I agree to the terms of use').check()
  const days = form.getByRole('group', { name: 'Day' }).getByRole('radio')
  await days.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(days.nth(1)).toBeChecked()
  const times = form.getByRole('radio', { name: /^\d+:\d\d[ap]m$/ })
  await times.first().focus()
  await page.keyboard.press('Space')
  await expect(form.getByText('We’ll hold it for you once you send this form.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens.phone.width)
  await form.getByRole('button', { name: 'Book Test Drive', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One more step: confirm your test drive' })).toBeVisible()
  await expectAccessible(page)

  await test.step('The link in the mail confirms the test drive, and a second mail says so', async () => {
    const address = `${last.toLowerCase()}@shopper.example`
    const mail = await mailTo(await api('admin'), address, /^Please confirm: test drive/)
    const [link] = mail.text?.match(/https?:\/\/\S+\?token=[\w.-]+/) ?? []
    await visit(link ?? '')
    await page.getByRole('button', { name: 'Confirm this time', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your test drive is booked' })).toBeVisible()
    await mailTo(await api('admin'), address, /^Booked: test drive/)
  })

  await test.step('It moves to another free time, and is cancelled', async () => {
    await page.getByText('Move to another time').click()
    await page.locator('details[open] details[open] label').last().click()
    await page.getByRole('button', { name: 'Move booking', exact: true }).click()
    await expect(page.getByText('Your booking has been moved.')).toBeVisible()
    await page.getByText('Cancel booking').click()
    await page.getByRole('button', { name: 'Cancel the test drive', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your test drive was cancelled' })).toBeVisible()
    await expect(page.getByText('Move to another time')).toHaveCount(0)
  })
})

test.describe('booking without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('free times are offered on the next page, and staff confirm the chosen one (ENQ-24)', async ({ page, login, watch }) => {
    const last = shopper()
    watch.allow(/answered 400: POST \S+\/api\/leads/)
    await page.goto(`${kauri}/book-test-drive`)
    const form = page.getByRole('main').locator('form')
    await introduce(form, last)
    await form.getByLabel('Mobile').fill('021 555 0143')
    await form.getByLabel('Location').selectOption('Kauri & Co Hamilton')
    await form.getByLabel('I agree to the terms of use').check()
    await form.getByRole('button', { name: 'Request Test Drive', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'A few more details, please' })).toBeVisible()
    await expect(page.getByLabel('Last Name')).toHaveValue(last)
    await page.locator('details[open]').getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Request Test Drive', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'We’re holding this time for your test drive' })).toBeVisible()

    const admin = await login('admin', { javaScriptEnabled: true })
    await admin.goto('/#/bookings')
    await expect(admin.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
    await admin.getByRole('combobox', { name: 'Location' }).click()
    await admin.getByRole('option', { name: /^Kauri & Co Hamilton/ }).click()
    await admin.getByRole('button', { name: /waiting for a reply/ }).click()
    await admin
      .getByRole('button', { name: new RegExp(`Ada ${last}`) })
      .first()
      .click()
    const panel = admin.getByRole('dialog', { name: `Ada ${last}` })
    await panel.getByRole('button', { name: 'Confirm', exact: true }).click()
    await admin
      .getByRole('dialog', { name: `Confirm Ada ${last}?` })
      .getByRole('button', { name: 'Confirm', exact: true })
      .click()
    await expect(panel.getByText('Confirmed', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your test drive is booked' })).toBeVisible()
  })
})

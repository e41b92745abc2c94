import { siteAddress } from '../addresses'
import { expect, screens, test } from '../test'

const karri = siteAddress('karri-coast-toyota')

test('a shopper opens a model from the menu, its variants, its stock and an enquiry (NAV-18, NAV-19, RTE-19, RTE-20)', async ({
  page,
  visit,
}) => {
  await visit(karri)
  await page.getByRole('navigation').getByRole('link', { name: 'New Vehicles', exact: true }).first().hover()
  await page.getByRole('button', { name: 'SUVs & 4WDs', exact: true }).click()
  await page.getByRole('list', { name: 'SUVs & 4WDs' }).getByRole('link', { name: /^RAV4/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota RAV4' })).toBeVisible()

  const variants = page.getByRole('region', { name: 'Variants side by side' })
  await expect(variants.getByRole('columnheader', { name: 'GXL Hybrid' })).toBeVisible()
  await expect(variants.getByRole('row', { name: /^Fuel [A-Z]/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only show differences', exact: true }).check()
  await expect(variants.getByRole('row', { name: /^Fuel [A-Z]/ })).toBeHidden()
  await expect(page.getByRole('img', { name: 'Toyota RAV4 in Green' })).toBeVisible()

  await page.getByRole('link', { name: /^\d+ new in stock/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /RAV4/ })).toBeVisible()
  await expect(page).toHaveURL(/\/search\/toyota\/rav4\?car_type=new$/)
  await page.goBack()

  const form = page.locator('#enquire form')
  await form.getByLabel('First Name').fill('Ada')
  await form.getByLabel('Last Name').fill('Range')
  await form.getByLabel('Email').fill('ada.range@shopper.example')
  await form.getByLabel('Mobile').fill('0491 570 156')
  await expect(form.getByLabel('Which model?')).toHaveValue('Toyota RAV4')
  await form.getByLabel('Location').selectOption('Karri Coast Toyota Busselton')
  await form.getByLabel('Comments').fill('When could I have a GXL in blue?')
  await form.getByLabel('I agree to the terms of use').check()
  await form.getByRole('button', { name: 'Ask About This Model', exact: true }).click()
  await expect(page).toHaveURL(`${karri}/success`)
})

test('the page of a model shows four cars on a phone, with a link to all of them (MOD-01)', async ({ page, visit }) => {
  const shown = page.locator('#stock').getByRole('article').filter({ visible: true })
  await visit(`${karri}/camry`)
  await expect.poll(() => shown.count()).toBeGreaterThan(4)
  await page.setViewportSize(screens.phone)
  await expect(shown).toHaveCount(4)
  await expect(
    page
      .locator('#stock')
      .getByRole('link', { name: /^See all/ })
      .first(),
  ).toBeVisible()
})

test.describe('the range of models without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('models are filtered by body, and one that is coming soon accepts enquiries (RTE-20, MOD-01)', async ({ page }) => {
    await page.goto(`${karri}/models`)
    await expect(page.getByRole('heading', { level: 1, name: 'Our range' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Body' }).getByRole('link', { name: /^Ute/ }).click()
    await expect(page).toHaveURL(`${karri}/models?body=Ute`)
    await expect(page.getByRole('link', { name: 'HiLux', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Corolla', exact: true })).toHaveCount(0)
    await page.goto(`${karri}/landcruiser-fj`)
    await expect(page.getByRole('main').getByText('Upcoming', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Register Interest', exact: true })).toBeVisible()
  })
})

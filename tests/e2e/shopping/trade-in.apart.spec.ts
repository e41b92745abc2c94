import type { Page } from '@playwright/test'
import { siteAddress } from '../addresses'
import { expect, screens, test } from '../test'

// The steps ask for JSON by the header that journeys otherwise send for pictures.
test.use({ extraHTTPHeaders: {} })

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** From the plate to the last step, with a vehicle that is described by hand so that it is always the same. */
const describe = async (page: Page, plate: string) => {
  await page.getByLabel('Rego').fill(plate)
  await page.getByLabel('State').selectOption('NSW')
  await press(page, 'Find my vehicle')
  await heading(page, 'Is this it?')
  const other = page.getByText('Not your vehicle? Tell us what it is')
  if (await other.isVisible()) await other.click()
  await page.getByLabel('Make').fill('Toyota')
  await page.getByLabel('Model').fill('Corolla')
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 3))
  await press(page, 'This is my vehicle')
  await heading(page, 'Kilometres and condition')
  await page.getByLabel('Kilometres').fill('42,000')
  for (const answer of [
    'Clean, small stone chips at most',
    'Clean and whole',
    'Everything works, no warning lights',
    'Good for another year',
    'Complete, every service stamped',
  ])
    await page.getByLabel(answer).check()
  await press(page, 'Go on')
  await heading(page, 'Photos')
  await press(page, 'Go on without photos')
  await heading(page, 'How to reach you')
}

/** Whom to answer; sites ask for a name in one field or in two, some for a postcode and the terms. */
const introduce = async (page: Page, email: string) => {
  const contact = page.locator('form[action$="/contact"]')
  const fill = async (label: RegExp, text: string) => {
    const field = contact.getByLabel(label)
    if (await field.isVisible()) await field.fill(text)
  }
  await fill(/^(Full|First) name/i, 'Vera')
  await fill(/^Last name/i, 'Lund')
  await fill(/^Email/, email)
  await fill(/^(Phone|Mobile)/, '0491 570 156')
  await fill(/^Postcode/, '2142')
  const terms = contact.getByLabel('I agree to the terms of use')
  if (await terms.isVisible()) await terms.check()
}

test('on a phone a vehicle gets a figure, which is accepted (TRD-01, API-08, ENT-21)', async ({ page, visit, expectAccessible }) => {
  const saltbush = siteAddress('saltbush')
  await page.setViewportSize(screens.phone)
  await visit(`${saltbush}/cars/trade-in`)
  await describe(page, 'TRD11A')
  await introduce(page, 'vera.figure@shopper.example')
  await press(page, 'See what it is worth')
  await heading(page, 'What it is worth')
  await expect(page.getByText(/^\$[\d,]+ – \$[\d,]+$/)).toBeVisible()
  await expect(page.getByText(/^Stands until /)).toBeVisible()
  await expectAccessible(page)
  const accept = page.getByRole('button', { name: /^Accept from \$/ })
  await accept.click()
  await expect(page.getByText('You accepted the offer. The dealership calls you to arrange the rest.')).toBeVisible()
  await expect(page.getByText('You accepted', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens.phone.width)
})

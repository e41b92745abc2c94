import type { Page } from '@playwright/test'
import { expect } from '../test'

/** Expects a step's heading. */
export const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
/** Presses the button of that name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** From the plate to the last step, with a manually described vehicle, so that it is deterministic. */
export const describe = async (page: Page, plate: string) => {
  await page.getByLabel(/^(Rego|Plate)$/).fill(plate)
  const state = page.getByLabel('State')
  if (await state.isVisible()) await state.selectOption('NSW')
  await press(page, 'Find my vehicle')
  await heading(page, 'Is this your vehicle?')
  const other = page.getByText('Not your vehicle? Tell us what it is')
  if (await other.isVisible()) await other.click()
  await page.getByLabel('Make').fill('Toyota')
  await page.getByLabel('Model').fill('Corolla')
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 3))
  await press(page, 'This is my vehicle')
  await heading(page, 'Kilometres and condition')
  await page.getByLabel('Kilometres').fill('42,000')
  for (const answer of [
    'Clean, with a few small stone chips at most',
    'Clean and undamaged',
    'Everything works, no warning lights',
    'Good for another year',
    'Complete, with every service stamped',
  ])
    await page.getByLabel(answer).check()
  await press(page, 'Continue')
  await heading(page, 'Photos')
  await press(page, 'Continue without photos')
  await heading(page, 'Your contact details')
}

/** Contact details; sites require a name in one or two fields, some a postcode, a location and consent. */
export const introduce = async (page: Page, email: string, mobile = '0491 570 156') => {
  const contact = page.locator('form[action$="/contact"]')
  const fill = async (label: RegExp, text: string) => {
    const field = contact.getByLabel(label)
    if (await field.isVisible()) await field.fill(text)
  }
  await fill(/^(Full|First) name/i, 'Vera')
  await fill(/^Last name/i, 'Lund')
  await fill(/^Email/, email)
  await fill(/^(Phone|Mobile)/, mobile)
  await fill(/^Postcode/, '2142')
  const place = contact.getByLabel('Location')
  if (await place.isVisible()) await place.selectOption({ index: 1 })
  const terms = contact.getByLabel('I agree to the terms of use')
  if (await terms.isVisible()) await terms.check()
}

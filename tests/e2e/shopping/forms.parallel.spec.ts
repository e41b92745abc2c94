import { siteAddress } from '../addresses'
import { expect, test } from '../test'

const meridian = siteAddress('meridian')
const karri = siteAddress('karri-coast-toyota')

test('a finance enquiry in steps keeps the entered values and reaches the dealer (ENQ-08, ENQ-09)', async ({
  page,
  visit,
  login,
  watch,
  expectAccessible,
}) => {
  const last = `Step${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`
  watch.allow(/answered 400: POST \S+\/api\/leads/)
  await visit(`${meridian}/finance?vehiclePriceBudget=24000#finance-form`)
  const form = page.locator('#finance-form form')
  await expect(form.getByRole('group', { name: /^Step 1 of 3 ?: ?Your contact details$/ })).toBeVisible()
  await form.getByLabel('First Name').fill('Ada')
  await form.getByLabel('Last Name').fill(last)
  await form.getByLabel('Email').fill('nonsense')
  await form.getByLabel('Mobile').fill('0491 570 156')
  await form.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(form.getByRole('alert')).toContainText('Please enter a valid email address.')
  await form.getByLabel('Email').fill(`${last.toLowerCase()}@shopper.example`)
  await form.getByRole('button', { name: 'Continue', exact: true }).click()

  const where = form.getByRole('group', { name: /^Step 2 of 3/ })
  await expect(where).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(form.getByLabel('Last Name')).toHaveValue(last)
  await form.getByRole('button', { name: 'Continue', exact: true }).click()
  await where.getByLabel('Postcode').fill('3220')
  await where.getByRole('combobox').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Continue', exact: true }).click()

  const question = form.getByRole('group', { name: /^Step 3 of 3/ })
  await expect(question.getByLabel('Comments')).toHaveValue('I’d like to finance about $24,000.')
  await question.getByLabel('I agree to the terms of use').check()
  await form.getByRole('button', { name: 'Ask About Finance', exact: true }).click()
  await expect(page).toHaveURL(`${meridian}/success`)

  const lena = await login('group manager of Meridian')
  await lena.goto('/#/leads')
  await expect(lena.getByRole('table', { name: 'Leads' }).getByRole('row', { name: new RegExp(last) })).toHaveCount(1)
})

test('a shopper’s own figures give repayments, with rate and comparison rate, and an enquiry (RTE-12)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(`${karri}/personalised/finance`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your own finance estimate' })).toBeVisible()
  // Both forms are aligned.
  const leftOf = async (name: string) => (await page.getByRole('heading', { name, exact: true }).boundingBox())?.x
  expect(await leftOf('Ask us about it')).toBe(await leftOf('Your own finance estimate'))
  await page.getByLabel('Your budget').fill('32,000')
  await page.getByLabel('Deposit or trade-in').fill('2000')
  // Nothing was calculated yet, so the enquiry has no figures.
  await expect(page.locator('#finance-form').getByLabel('Comments')).toHaveValue('')
  await page.getByLabel('Loan term').selectOption('4')
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  const result = page.getByRole('region', { name: 'Estimated repayments' })
  await expect(result).toContainText('comparison rate')
  await expect(result).toContainText('$30,000')
  await expect(page.locator('#finance-form').getByLabel('Comments')).toHaveValue(/\$32,000, \$2,000 deposit, over 4 years/)
  await expectAccessible(page)
})

import { notableCar } from './notableCar'
import { expect, test } from './test'

test.use({ javaScriptEnabled: false })

test.beforeEach(({ watch }) => {
  // A browser that runs no scripts refuses to fetch them.
  watch.allow(/^failed: GET \S+\.js csp$/)
})

test('without scripts an enquiry about a car comes back with what was typed when something is missing, and goes through when it is put right (ENQ-05, ENQ-10, ERR-10)', async ({
  page,
  watch,
  api,
}) => {
  watch.allow(/answered 400: POST \S+\/api\/leads/)
  // The first page would like to fade into the next, which takes no part in that: the browser gives up without a word.
  watch.allow(/^thrown: (Transition was skipped)?$/)
  const { site, address } = notableCar('belowMarket')
  const lastName = `Plain${Date.now().toString(36).replace(/\d/g, 'x')}`
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const form = page.locator('form[action="/api/leads"]').first()
  await form.getByLabel('First Name').fill('Noa')
  await form.getByLabel('Last Name').fill(lastName)
  await form.getByLabel('Email').fill(`${lastName.toLowerCase()}@shopper.example`)
  await form.getByLabel('Mobile').fill('12 34')
  await form.getByLabel('Comments').fill('Does it have “two” keys & <books>?')
  await form.getByLabel('I agree to the terms of use').check()
  await form.getByRole('button', { name: 'Enquire Now', exact: true }).click()

  await expect(page.getByText('Please fix the following errors:')).toBeVisible()
  const again = page.locator('form[action="/api/leads"]').first()
  await expect(again.getByLabel('Last Name')).toHaveValue(lastName)
  await expect(again.getByLabel('Comments')).toHaveValue('Does it have “two” keys & <books>?')
  await expect(again.getByLabel('Mobile')).toHaveValue('12 34')
  await again.getByLabel('Mobile').fill('0491 570 156')
  await again.getByRole('button', { name: 'Enquire Now', exact: true }).click()
  await expect(page).toHaveURL(`${site}/success`)
  const { data } = await (await api('admin')).leads.getList.query({ filter: { q: lastName } })
  expect(data).toEqual([expect.objectContaining({ form: 'vehicle' })])
})

import { notableCar } from './notableCar'
import { expect, screens, test } from './test'

test.use({ javaScriptEnabled: false })

test.beforeEach(({ watch }) => {
  // A browser that runs no scripts refuses to fetch them.
  watch.allow(/^failed: GET \S+\.js csp$/)
})

for (const [screen, viewport] of Object.entries(screens)) {
  test(`without scripts, on a ${screen}, a car’s page says everything and every number can be called (VDP-02, VDP-15)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(notableCar('certified').address, { waitUntil: 'domcontentloaded' })
    for (const heading of ['Dealer Comments', 'Features', 'All Specifications', 'What’s Included', 'Reserve Online', 'Protect Your Car'])
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(page.getByText('Gear type').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Show|Save|Next photo|Move the map)/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Print/ })).toHaveAttribute('href', /^\/print\?car_id=/)

    await page.goto(notableCar('belowMarket').address, { waitUntil: 'domcontentloaded' })
    const panel = page.getByRole('complementary', { name: 'Price and contact' })
    await expect(panel.getByRole('link', { name: /5550 1842/ })).toHaveAttribute('href', 'tel:0255501842')
    await expect(page.getByRole('heading', { name: 'Our Comments' })).toBeVisible()
    const facts = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Key information', exact: true }) })
    expect(await facts.getByRole('definition').filter({ visible: true }).count()).toBeGreaterThan(4)

    await page.goto(notableCar('groupCar').address, { waitUntil: 'domcontentloaded' })
    await panel.locator('summary').click()
    await expect(panel.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute('href', /^mailto:/)
  })
}

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

test('without scripts a withdrawn car’s page leads on (VDP-29)', async ({ page, watch }) => {
  watch.allow(/answered 410: GET \S+\/cars\//)
  await page.goto(notableCar('withdrawn').address, { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Every Mazda', exact: true }).click()
  await expect(page).toHaveURL(/\/search\/mazda$/)
})

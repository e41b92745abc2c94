import { siteAddress } from '../addresses'
import { expect, screens, test } from '../test'

test('A popup opens by itself on the pages and screens it is for, closes with Escape, and never comes again (CNT-01 to CNT-06)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const paddock = siteAddress('long-paddock')
  const popup = page.getByRole('dialog', { name: 'Come and look inside' })
  await page.setViewportSize(screens.phone)
  await visit(paddock)
  await page.waitForTimeout(2_000)
  await expect(popup).toHaveCount(0)
  await visit(`${paddock}/special-offers`)
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  const box = await popup.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(600)
  expect(box?.height).toBeLessThanOrEqual(screens.phone.height * 0.8)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  // What closed goes back in the history first: an address entered meanwhile would be called off.
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay), 'the popup has no entry in the history').toBeFalsy()
  await visit(`${paddock}/special-offers`)
  await page.waitForTimeout(2_500)
  await expect(popup).toHaveCount(0)
})

test('Offers say when they end, and show only while they run (OFR-02)', async ({ visit, login, page }) => {
  await visit(`${siteAddress('saltbush')}/special-offers`)
  const offers = page.getByRole('main').getByRole('article')
  await expect(offers).toHaveCount(3)
  await expect(offers.filter({ hasText: '$500 more for your trade-in' })).toContainText(/Until \d+ \w+/)
  await expect(offers.filter({ hasText: /Battery check|air conditioning/ })).toHaveCount(0)
  const admin = await login('admin')
  await admin.goto('/#/offers')
  await expect(admin.getByRole('row', { name: /Battery check with every service/ })).toContainText('To come')
  await expect(admin.getByRole('row', { name: /your air conditioning service/ })).toContainText('Ended')
})

test('Who asks about an offer of one place asks that place, unless they choose another (OFR-02, ENQ-14)', async ({ visit, page }) => {
  await visit(`${siteAddress('meridian')}/special-offers`)
  await page.getByRole('main').getByRole('link', { name: 'New Golf, no waiting', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New Golf, no waiting' })).toBeVisible()
  const place = page.getByRole('combobox', { name: /^Location/ })
  await expect(place.getByRole('option', { selected: true })).toHaveText(/Brisbane/)
  expect(await place.getByRole('option').count()).toBeGreaterThan(4)
})

test('A link after a visit thanks by name, and leads to the reviews and the survey (REV-03 to REV-06, RTE-25)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const meridian = siteAddress('meridian')
  await visit(`${meridian}/review-feedback?first_name=Priya&dealership_name=Meridian+Mazda+Geelong`)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Priya' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'I had a great experience', exact: true })).toHaveAttribute(
    'href',
    'https://reviews.example/meridian-mazda-geelong',
  )
  await visit(`${meridian}/review-feedback?first_name=%3Cscript%3E`)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Valued Customer' })).toBeVisible()
  await page.getByRole('link', { name: 'I had a bad experience', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tell us what went wrong' })).toBeVisible()
  await expect(page).toHaveURL(`${meridian}/customer-feedback-survey`)
  await expect(page.getByRole('textbox', { name: 'Comments' })).toBeEditable()
})

test('A used car in New Zealand carries its notice, on its page and on a paper of its own (CFG-02)', async ({ page, visit }) => {
  const kauri = siteAddress('kauri')
  await visit(`${kauri}/search/used-cars`)
  await page.getByRole('article').first().getByRole('link').first().click()
  const notice = page.locator('#consumer-notice')
  await expect(notice.getByRole('heading', { name: 'Consumer Information Notice' })).toBeVisible()
  await expect(notice).toContainText('Registration plate')
  const paper = notice.getByRole('link', { name: 'Save the notice as PDF', exact: true })
  const answer = await paper.evaluate(async (link: HTMLAnchorElement) => {
    const paper = await fetch(link.href)
    return [paper.status, paper.headers.get('content-type'), (await paper.text()).slice(0, 5)]
  })
  expect(answer).toEqual([200, 'application/pdf', '%PDF-'])
})

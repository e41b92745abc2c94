import { siteAddress } from '../addresses'
import { expect, screens, test } from '../test'

test('A popup opens once a shopper has scrolled down its page on its screens, closes with Escape, and never opens again (CNT-01 to CNT-06)', async ({
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
  await page.waitForTimeout(2_000)
  await expect(popup, 'it waits until most of the page is seen').toHaveCount(0)
  await page.mouse.wheel(0, 100_000)
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  const box = await popup.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(600)
  expect(box?.height).toBeLessThanOrEqual(screens.phone.height * 0.8)
  expect(box?.y, 'the popup leaves the offers in view').toBeGreaterThan(screens.phone.height / 2)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await visit(`${paddock}/special-offers`)
  await page.mouse.wheel(0, 100_000)
  await page.waitForTimeout(2_500)
  await expect(popup).toHaveCount(0)
})

test('A used car in New Zealand has its consumer notice, on its page and as a PDF (CFG-02)', async ({ page, visit }) => {
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

// Chromium computes some first styles before the stylesheet has loaded, and the next ones only when it renders the element.
test('On a phone no button further down a page fades from the browser’s own style when it comes into view', async ({ page, visit }) => {
  await page.setViewportSize(screens.phone)
  await visit(siteAddress('saltbush'))
  const buttons = page.locator('main .button')
  expect(await buttons.count()).toBeGreaterThan(10)
  expect(await buttons.evaluateAll((all) => all.filter((one) => one.getAnimations().length > 0).length)).toBe(0)
})

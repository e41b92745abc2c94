import type { Page } from '@playwright/test'
import { notableCar } from './notableCar'
import { expect, screens, test } from './test'

test('on a phone, going back closes a form or the menu, and returns from a page of the menu to the car', async ({ page, visit }) => {
  const { address, site } = notableCar('manyPictures')
  await page.setViewportSize(screens.phone)
  await visit(`${site}/search`)
  await visit(address)
  await page
    .getByRole('link', { name: /^Enquire/ })
    .filter({ visible: true })
    .first()
    .click()
  const form = page.getByRole('dialog')
  await expect(form).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay), 'the form has an entry in the history').toBe(1)
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(address)

  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeVisible()
    await close()
    await expect(menu).toBeHidden()
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link').first().click()
  await expect(page).not.toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${site}/search`)
})

test('a second car shows the first as recently viewed, also when the browser has stored invalid data (FAV-05, ENT-20)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const [first, second] = [notableCar('belowMarket'), notableCar('reduced')]
  await page.clock.install()
  await visit(first.address)
  const name = String(await page.getByRole('heading', { level: 1 }).textContent())
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0)
  // A view shorter than two seconds doesn't count.
  await page.clock.runFor(2_100)
  await visit(second.address)
  const seen = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) })
  await seen.scrollIntoViewIfNeeded()
  await expect(seen.getByRole('link', { name }).first()).toBeVisible()
  await expect(seen.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)

  for (const junk of ['{', '[]', '{"version":1,"value":[null,{"id":7}]}', '"<script>"']) {
    await page.evaluate((stored) => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, stored)
    }, junk)
    await visit(first.address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
})

test.describe('Views of cars', () => {
  const person = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15'

  test('Views of cars count each person once, but no reload and no bot (API-04)', async ({ browser, watch, visit }) => {
    const { address } = notableCar('noMarketPrice')
    const as = async <Answer>(userAgent: string, act: (page: Page) => Promise<Answer>): Promise<Answer> => {
      const context = await browser.newContext({ userAgent })
      watch.follow(context)
      const answer = await act(await context.newPage())
      await context.close()
      return answer
    }
    const bot = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'
    const views = () =>
      as(bot, async (page) => {
        const answer = await page.goto(`${address}/view.json`)
        return JSON.parse((await answer?.text()) ?? '').views as number
      })
    const viewTwice = async (page: Page) => {
      for (let times = 0; times < 2; times++) {
        const counted = page.waitForResponse('**/view.json')
        await visit(address, page)
        await counted
      }
    }
    const before = await views()
    await as(`${person} e2e/${Date.now()}`, viewTwice)
    await expect.poll(views).toBe(before + 1)
    await as(bot, viewTwice)
    // The number can also go down: the oldest view of the demo may have left the counted period meanwhile.
    expect(await views()).toBeLessThanOrEqual(before + 1)
  })

  test('a page shows the same whether its views can be counted or not (API-04)', async ({ page, visit, watch }) => {
    watch.allow(/failed: GET \S+\/view\.json/)
    await page.route('**/view.json', (route) => route.abort('connectionrefused'))
    await visit(notableCar('noMarketPrice').address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

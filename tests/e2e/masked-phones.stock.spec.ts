import type { Page } from '@playwright/test'
import { maskPhones, unmaskPhones } from './maskPhones'
import { notableCar } from './notableCar'
import { expect, test } from './test'
import { untilHydrated } from './watching/untilHydrated'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' })

test.describe('Masked phone numbers on car pages', () => {
  test.afterEach(async ({ api }) => unmaskPhones(await api('admin')))

  test('a masked number is nowhere in the page until one POST requests it (VDP-16 to VDP-18, API-03)', async ({ page, api }) => {
    await maskPhones(await api('admin'))
    const { address } = notableCar('groupCar')
    const requested: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/phone-reveals') && requested.push(request.method()))
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
    await untilHydrated(page)
    const button = panelOf(page).getByRole('button', { name: /show number/i })
    const start = (await button.innerText()).replace(/\*.*$/s, '').trim()
    expect(start.length).toBeGreaterThan(3)
    await button.click()
    const link = panelOf(page).getByRole('link', { name: /^\(?0\d/ })
    const number = await link.innerText()
    await expect(link).toHaveAttribute('href', `tel:${number.replace(/\D/g, '')}`)
    expect(requested).toEqual(['POST'])
    const digits = number.replace(/\D/g, '').slice(-8)
    expect((await answer?.text())?.replace(/[\s()-]/g, '')).not.toContain(digits)
  })

  test('WhatsApp requests a masked number first, and then opens its link (VDP-07, VDP-16 to VDP-18)', async ({ page, api }) => {
    await maskPhones(await api('admin'))
    const answer = await page.goto(notableCar('groupCar').address, { waitUntil: 'domcontentloaded' })
    const html = (await answer?.text()) ?? ''
    await untilHydrated(page)
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'a conversation' }))
    await panelOf(page).getByText('More options', { exact: true }).click()
    await panelOf(page).getByRole('button', { name: 'WhatsApp', exact: true }).click()
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/61\d{9}/)
    expect(html.replace(/[\s()-]/g, '')).not.toContain(page.url().slice(-8))
  })
})

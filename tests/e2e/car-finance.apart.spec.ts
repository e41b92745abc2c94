import type { Page } from '@playwright/test'
import type { consoleClient } from '../console/consoleClient'
import { siteAddress } from './addresses'
import { notableCar } from './notableCar'
import { expect, test } from './test'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' })

/** The calculator of the page, come to life: it answers from the moment it is near. */
const calculatorOf = async (page: Page) => {
  const section = page.locator('#finance-calculator')
  await section.scrollIntoViewIfNeeded()
  const field = (label: string) => section.getByRole('textbox', { name: label })
  const result = section.getByText('Estimated repayments').locator('..')
  await expect(async () => {
    await section.getByRole('radio', { name: 'Monthly', exact: true }).check({ force: true })
    await expect(result).toContainText('a month', { timeout: 500 })
  }).toPass()
  await section.getByRole('radio', { name: 'Weekly', exact: true }).check({ force: true })
  await expect(result).toContainText('a week')
  return { section, field, result }
}

type Client = ReturnType<typeof consoleClient>

/** A page as the server sends it, of the site that is open. */
const htmlOf = (page: Page, path: string) => page.evaluate(async (path) => (await fetch(path)).text(), path)

/** The page of a car that is estimated, and that nobody has a quote for yet: a quote is kept with its car. */
const unquotedCar = async (page: Page, client: Client): Promise<string> => {
  const sites = await client.sites.getList.query({ filter: { q: 'Stillwater Electric' } })
  const organisationId = sites.data[0]?.organisationId
  const { data } = await client.stock.getList.query({ perPage: 100, filter: { status: 'in_stock', organisationId } })
  const site = siteAddress('stillwater')
  await page.goto(`${site}/robots.txt`)
  for (const { slug } of data) if ((await htmlOf(page, `/cars/${slug}`)).includes('Or finance it for about')) return `${site}/cars/${slug}`
  throw new Error('Every car of Stillwater has a quote.')
}

/** The dollars of a text such as $1,234. */
const dollars = (text: string) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))

test.describe('The calculator of a car', () => {
  test('opens with the price, rate, term and fees of the weekly figure beside it, and says the same (FIN-04, FIN-11, FIN-23)', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(notableCar('belowMarket').address)
    const price = await panelOf(page)
      .getByText(/^\$[\d,]+$/)
      .first()
      .innerText()
    const { field, result, section } = await calculatorOf(page)
    await expect(field('Purchase price')).toHaveValue(price.replace('$', ''))
    await expect(field('Loan term')).toHaveValue('5')
    await expect(field('Deposit or trade-in')).toHaveValue('0')
    await expect(field('Balloon')).toHaveValue('0')
    await expect(field('Interest rate')).toHaveValue('8.99')
    const weekly = /Finance from\s*\$(\d+)\s*a week/.exec(await panelOf(page).innerText())?.[1]
    expect(dollars(await result.innerText())).toBe(Number(weekly))
    for (const place of [result, panelOf(page)]) {
      await expect(place).toContainText('8.99% p.a. interest')
      await expect(place).toContainText('10.96% p.a. comparison rate')
    }
    await expect(section.getByText('might result in a different comparison rate.')).toBeVisible()
    await expect(panelOf(page).getByText('might result in a different comparison rate.')).toBeVisible()
    await expect(section.getByText('Establishment fee')).toBeVisible()
    await expectAccessible(page)
  })

  test('what is out of range is said while typing and put right on leaving (ERR-09, FIN-12, FIN-13, FIN-20)', async ({ page, visit }) => {
    await visit(notableCar('belowMarket').address)
    const { field, result } = await calculatorOf(page)
    const price = field('Purchase price')
    const before = await result.innerText()
    for (const [typed, kept] of [
      ['250001', '250,000'],
      ['999999999999', '250,000'],
      ['999', '1,000'],
      ['0.5', '1,000'],
    ] as const) {
      await price.fill(typed)
      await expect(price).toHaveAccessibleDescription('Cannot be less than 1,000 or more than 250,000')
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      await price.press('Tab')
      await expect(price).toHaveValue(kept)
      await expect(price).toHaveAttribute('aria-invalid', 'false')
    }
    await expect.poll(() => result.innerText()).not.toBe(before)
    await field('Loan term').fill('9')
    await expect(field('Loan term')).toHaveAccessibleDescription('Cannot be less than 1 or more than 7')
    await field('Loan term').press('Enter')
    await expect(field('Loan term')).toHaveValue('7')
    await field('Interest rate').fill('99')
    await field('Interest rate').press('Tab')
    await expect(field('Interest rate')).toHaveValue('15')
  })

  test('junk never becomes a figure: the last one stands (FIN-14, FIN-20)', async ({ page, visit }) => {
    await visit(notableCar('belowMarket').address)
    const { section, field, result } = await calculatorOf(page)
    const [price, before] = [await field('Purchase price').inputValue(), await result.innerText()]
    for (const junk of ['NaN', '1e9', 'Infinity', '٣٠٠٠٠', '--5', '1.2.3', '<b>9</b>', '\u202e000', '9'.repeat(400)]) {
      await field('Purchase price').fill(junk)
      await expect(section).not.toContainText(/NaN|Infinity|undefined/)
    }
    await field('Purchase price').fill('a car')
    await field('Purchase price').press('Tab')
    await expect(field('Purchase price')).toHaveValue(price)
    expect(await result.innerText()).toBe(before)

    for (const none of ['', '0', '-500']) {
      await field('Purchase price').fill(none)
      await field('Purchase price').press('Tab')
      await expect(field('Purchase price')).toHaveValue('0')
      await expect(result).toContainText('Enter a purchase price to see them')
    }
    await field('Purchase price').fill('$32,990')
    await expect(result).toContainText(/\$\d+ ?a week/)
  })

  test('weekly, fortnightly and monthly figures belong together (FIN-21, FIN-25, FIN-27)', async ({ page, visit }) => {
    await visit(notableCar('belowMarket').address)
    const { section, field, result } = await calculatorOf(page)
    await field('Purchase price').fill('30000')
    const figure = async (frequency: string, words: string) => {
      await section.getByText(frequency, { exact: true }).click()
      await expect(section.getByRole('radio', { name: frequency })).toBeChecked()
      await expect(result).toContainText(words)
      return dollars(await result.innerText())
    }
    const [month, fortnight, week] = [
      await figure('Monthly', 'a month'),
      await figure('Fortnightly', 'a fortnight'),
      await figure('Weekly', 'a week'),
    ]
    // $30,000 and the lender's $1,360.50, over 60 months at 8.99% p.a.: 650.84 by hand.
    expect(month).toBe(651)
    expect(Math.abs(week * 52 - month * 12)).toBeLessThan(120)
    expect(Math.abs(fortnight * 26 - month * 12)).toBeLessThan(120)
  })

  test('sliders answer to keys, round amounts to a press, and every field moves the figure (FIN-15 to FIN-19, UI-20)', async ({
    page,
    visit,
  }) => {
    await visit(notableCar('belowMarket').address)
    const { section, field, result } = await calculatorOf(page)
    const moved = async (act: () => Promise<unknown>) => {
      const before = await result.innerText()
      await act()
      await expect(result).not.toHaveText(before)
      return dollars(await result.innerText())
    }
    const term = section.getByRole('slider', { name: 'Loan term, slider' })
    await moved(() => term.press('ArrowRight'))
    await expect(field('Loan term')).toHaveValue('5.5')
    await expect(term).toHaveAttribute('aria-valuetext', /5\.5 years/)
    await moved(() => term.press('Home'))
    await expect(field('Loan term')).toHaveValue('1')
    await moved(() => term.press('End'))
    await expect(field('Loan term')).toHaveValue('7')
    const full = dollars(await result.innerText())
    const less = await moved(() =>
      section
        .getByRole('group', { name: 'Deposit or trade-in: round amounts' })
        .getByRole('button', { name: '$5,000', exact: true })
        .click(),
    )
    expect(less).toBeLessThan(full)
    expect(await moved(() => field('Balloon').fill('2000'))).toBeLessThan(less)
    expect(await moved(() => field('Interest rate').fill('5'))).toBeLessThan(less)
  })

  test('a repayment of $25 or less asks to enquire and shows no total (ERR-12)', async ({ page, visit, expectAccessible }) => {
    await visit(notableCar('belowMarket').address)
    const { section, field, result } = await calculatorOf(page)
    await field('Purchase price').fill('1000')
    await field('Loan term').fill('7')
    await expect(result.getByRole('link', { name: 'Enquire for Finance', exact: true })).toBeVisible()
    await expect(section.getByText('Total to pay')).toHaveCount(0)
    await expectAccessible(page)
    await result.getByRole('link', { name: 'Enquire for Finance', exact: true }).click()
    await expect(page).toHaveURL(/\/finance/)
  })

  test('its small print unfolds and folds (FIN-22, UI-18)', async ({ page, visit }) => {
    await visit(notableCar('belowMarket').address)
    const { section } = await calculatorOf(page)
    const end = section.getByText('Ask us for the lender’s terms before you decide')
    await expect(end).toBeHidden()
    await section.getByText('Show More', { exact: true }).click()
    await expect(end).toBeVisible()
    await section.getByText('Show Less', { exact: true }).click()
    await expect(end).toBeHidden()
  })

  test('follows its site: a hidden rate, no balloon; and by the week, as the figure over it (FIN-04, FIN-17)', async ({ page, visit }) => {
    await visit(notableCar('regoExpired').address)
    const section = page.locator('#finance-calculator')
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('radio', { name: 'Weekly', exact: true })).toBeChecked()
    await expect(section.getByRole('textbox', { name: 'Interest rate' })).toHaveCount(0)
    await expect(section.getByRole('textbox', { name: 'Balloon' })).toHaveCount(0)
    await expect(section).toContainText(/9\.95% p\.a\. interest/)
  })
})

test.describe('A quote for a car', () => {
  const quoteUrl = '**/api/youx/quote'

  const failures = {
    'is refused': { status: 500, body: 'no' },
    'is nonsense': { status: 200, contentType: 'application/json', body: '{"weeklyRepaymentAmount":"lots","advertisedRate":-1}' },
    'is no JSON': { status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' },
    'is nothing': { status: 204, body: '' },
  } as const
  for (const [how, answer] of Object.entries(failures)) {
    test(`that ${how} leaves the page as it was (FIN-03, ERR-13)`, async ({ page, visit, watch, api }) => {
      watch.allow(/answered 500: POST \S+\/api\/youx\/quote/)
      const address = await unquotedCar(page, await api('admin'))
      await page.route(quoteUrl, (route) => route.fulfill(answer))
      const answered = page.waitForResponse(quoteUrl)
      await visit(address)
      const before = await panelOf(page).innerText()
      await answered
      await expect(panelOf(page).locator('[aria-busy="true"]')).toHaveCount(0)
      await expect(panelOf(page).getByText('Or finance it for about')).toBeVisible()
      expect(await panelOf(page).innerText()).toBe(before)
    })
  }

  test('that never comes holds nothing up, and what comes too late is not shown (FIN-03, ERR-13)', async ({ page, visit, watch, api }) => {
    watch.allow(/failed: POST \S+\/api\/youx\/quote/)
    const address = await unquotedCar(page, await api('admin'))
    await page.clock.install()
    let late = () => {}
    const isLate = new Promise<void>((done) => {
      late = done
    })
    await page.route(quoteUrl, async (route) => {
      await isLate
      await route.fulfill({ json: { weeklyCents: 1, rate: 1, comparisonRate: 1 } }).catch(() => undefined)
    })
    const asked = page.waitForRequest(quoteUrl)
    await visit(address)
    await page.clock.runFor(1_000)
    await asked
    await expect(panelOf(page).getByText('Or finance it for about')).toBeVisible()
    await panelOf(page).getByRole('button', { name: '* Finance disclaimer', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Finance Disclaimer' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.clock.runFor(7_000)
    await expect(panelOf(page).locator('[aria-busy="true"]')).toHaveCount(0)
    const answered = page.waitForResponse(quoteUrl)
    late()
    await answered
    await page.clock.runFor(1_000)
    await expect(panelOf(page).getByText('Demo quote from')).toHaveCount(0)
  })

  test('that breaks on the way is not spoken of (ERR-13)', async ({ page, visit, watch, api }) => {
    watch.allow(/failed: POST \S+\/api\/youx\/quote/)
    const address = await unquotedCar(page, await api('admin'))
    const broken = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/youx/quote'))
    await page.route(quoteUrl, (route) => route.abort('connectionreset'))
    await visit(address)
    await broken
    await expect(panelOf(page).getByText('Or finance it for about')).toBeVisible()
  })

  test('takes the estimate’s place when it comes, asked for once with what the service needs, and is kept (FIN-03, API-10, API-11)', async ({
    page,
    visit,
    api,
    expectAccessible,
  }) => {
    const address = await unquotedCar(page, await api('admin'))
    const asked: unknown[] = []
    page.on('request', (request) => request.url().endsWith('/api/youx/quote') && asked.push(request.postDataJSON()))
    await visit(address)
    await expect(panelOf(page).getByText('Demo quote from')).toBeVisible()
    await expect(panelOf(page)).toContainText(/\$\d+\s*a week[\s\S]*% p\.a\.[\s\S]*comparison rate/)
    const question = { selfAssessedCreditScore: 'GREAT', loanTerm: 5, purchasePrice: expect.any(Number), year: expect.any(Number) }
    expect(asked).toEqual([expect.objectContaining(question)])
    await expectAccessible(page)
    await expect.poll(() => htmlOf(page, address)).toContain('Demo quote from')
  })
})

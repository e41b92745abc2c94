import type { Page } from '@playwright/test'
import type { consoleClient } from '../console/consoleClient'
import { siteAddress } from './addresses'
import { expect, test } from './test'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' })

type Client = ReturnType<typeof consoleClient>

/** Server HTML of a page of the open site. */
const htmlOf = (page: Page, path: string) => page.evaluate(async (path) => (await fetch(path)).text(), path)

/** Page of a car with an estimate and without a stored quote. */
const unquotedCar = async (page: Page, client: Client): Promise<string> => {
  const sites = await client.sites.getList.query({ filter: { q: 'Stillwater Electric' } })
  const organisationId = sites.data[0]?.organisationId
  const { data } = await client.stock.getList.query({ perPage: 100, filter: { status: 'in_stock', organisationId } })
  const site = siteAddress('stillwater')
  await page.goto(`${site}/robots.txt`)
  for (const { slug } of data)
    if ((await htmlOf(page, `/cars/${slug}`)).includes('An estimate at the advertised rate')) return `${site}/cars/${slug}`
  throw new Error('Every car of Stillwater has a quote.')
}

test.describe('A quote for a car', () => {
  const quoteUrl = '**/api/youx/quote'

  test('A quote for a car that never arrives delays nothing, and one that is late is not shown (FIN-03, ERR-13)', async ({
    page,
    visit,
    watch,
    api,
  }) => {
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
    const quoteRequest = page.waitForRequest(quoteUrl)
    await visit(address)
    await page.clock.runFor(1_000)
    await quoteRequest
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
    await expect(panelOf(page).getByText('* An example, not a lender’s quote.')).toHaveCount(0)
  })

  test('A quote for a car replaces the estimate, requested once with what the service needs, and is cached (FIN-03, API-10, API-11)', async ({
    page,
    visit,
    api,
    expectAccessible,
  }) => {
    const address = await unquotedCar(page, await api('admin'))
    const quoteRequest: unknown[] = []
    page.on('request', (request) => request.url().endsWith('/api/youx/quote') && quoteRequest.push(request.postDataJSON()))
    await visit(address)
    await expect(panelOf(page).getByText('* An example, not a lender’s quote.')).toBeVisible()
    await expect(panelOf(page)).toContainText(/\$\d+\s*a week[\s\S]*% p\.a\.[\s\S]*comparison rate/)
    const question = { selfAssessedCreditScore: 'GREAT', loanTerm: 5, purchasePrice: expect.any(Number), year: expect.any(Number) }
    expect(quoteRequest).toEqual([expect.objectContaining(question)])
    await expectAccessible(page)
    await expect.poll(() => htmlOf(page, address)).toContain('An example, not a lender’s quote.')
  })
})

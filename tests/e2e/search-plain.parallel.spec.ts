import { siteAddress } from './addresses'
import { isMarked, markDocument, stockList } from './stockList'
import { expect, screens, test } from './test'

const search = `${siteAddress('saltbush')}/search`

test.describe('The search page without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a plain form whose results are pages (SRC-01, SRC-02, SRC-25)', async ({ page, watch }) => {
    // A browser without scripts refuses to load them.
    watch.allow(/^failed: GET \S+\.js csp$/)
    await page.goto(search, { waitUntil: 'domcontentloaded' })
    const { filters, chips, names } = stockList(page)
    await filters.getByRole('checkbox', { name: /^Hyundai/ }).check()
    await filters.getByRole('textbox', { name: 'Price to' }).fill('$25,000')
    await filters.getByRole('button', { name: 'Apply filters', exact: true }).click()
    await expect(page).toHaveURL(/[?&]make=Hyundai\b/)
    await expect(chips.getByRole('link')).toHaveText(['Remove filter Hyundai', /^Remove filter .*\$25,000$/, 'Clear all'])
    for (const name of await names.allTextContents()) expect(name).toContain('Hyundai')
    await chips.getByRole('link', { name: 'Clear all', exact: true }).click()
    await page.getByRole('navigation', { name: 'Results pages' }).getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(`${search}?page=2`)
    await expect(names).toHaveCount(10)
    await page.goto(`${search}?q=used+mazda+under+30k`)
    await expect(page).toHaveURL(`${search}?car_type=used&make=Mazda&price=:30000`)
    for (const name of await names.allTextContents()) expect(name).toContain('Mazda')
  })
})

test('offline, a choice shows a notice, and the list, its address and ticked boxes stay', async ({ page, visit, watch }) => {
  watch.allow(/^failed: (POST|GET|HEAD) /)
  await page.setViewportSize(screens.phone)
  await visit(`${search}?make=Toyota`)
  await markDocument(page)
  const list = stockList(page)
  const first = String(await list.names.first().textContent())
  const makes = await list.filter('make')
  // Offline before the filters have loaded, the form can't be sent.
  await expect(page.getByRole('dialog', { name: 'Filters', exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await makes.getByRole('checkbox', { name: /^Mazda\b/ }).click()
  await expect(list.filters.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
  await expect(makes.getByRole('checkbox', { name: /^Mazda\b/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'Close filters', exact: true }).click()
  await expect(list.names.first()).toHaveText(first)
  await expect(page).toHaveURL(`${search}?make=Toyota`)
  await page.context().setOffline(false)
  await (await list.filter('make')).getByRole('checkbox', { name: /^Mazda\b/ }).check()
  await list.showCars()
  await expect(page).toHaveURL(`${search}?make=Mazda&make=Toyota`)
  await expect(page.getByText('You’re offline')).toHaveCount(0)
  expect(await isMarked(page), 'no other page was loaded').toBe(true)
})

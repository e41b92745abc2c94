import type { Page } from '@playwright/test'
import { siteAddress } from './addresses'
import { stockList } from './stockList'
import { expect, screens, test } from './test'

const site = siteAddress('saltbush')
const search = `${site}/search?make=Mazda&sortBy=price_desc`

/** Names of the first cars with the control. */
const keepable = async (page: Page, control: 'Save' | 'Compare', count: number): Promise<string[]> => {
  const buttons = stockList(page).cars.getByRole('button', { name: new RegExp(`^${control} `) })
  const names: string[] = []
  for (let at = 0; at < count; at++) names.push(String(await buttons.nth(at).getAttribute('aria-label')).slice(control.length + 1))
  return names
}
const control = (page: Page, name: string) => stockList(page).cars.getByRole('button', { name, exact: true })
const savedCars = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved cars/ })

for (const [screen, viewport] of Object.entries(screens)) {
  test(`on a ${screen}, cars of a list are compared, and the comparison can show only the differences (FAV-02, CARD-04)`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport)
    await visit(search)
    const [one, two, three, four] = (await keepable(page, 'Compare', 4)) as [string, string, string, string]
    await control(page, `Compare ${one}`).click()
    const tray = page.getByRole('complementary', { name: 'Compare cars' })
    await expect(tray).toContainText('Add another to compare')
    await control(page, `Compare ${two}`).click()
    await control(page, `Compare ${three}`).click()
    await expect(control(page, `Compare ${three}`)).toHaveAttribute('aria-pressed', 'true')
    await tray.getByRole('button', { name: `Remove ${two} from the comparison`, exact: true }).click()
    await expect(control(page, `Compare ${two}`)).toHaveAttribute('aria-pressed', 'false')
    await control(page, `Compare ${two}`).click()
    await page.reload({ waitUntil: 'domcontentloaded' })
    await control(page, `Compare ${four}`).click()
    // Once the bar has moved in, the centre of each control is not covered by another.
    for (const part of await tray.locator('a, button').all())
      await expect
        .poll(() =>
          part.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          }),
        )
        .toBe(true)
    await tray.getByRole('button', { name: `Remove ${four} from the comparison`, exact: true }).click()
    await tray.getByRole('link', { name: 'Compare 3 cars', exact: true }).click()

    await expect(page).toHaveURL(/\/compare\?cars=[^,]+,[^,]+,[^,]+$/)
    const table = page.getByRole('region', { name: 'Comparison' }).getByRole('table')
    for (const name of [one, two, three])
      await expect(table.getByRole('columnheader').getByRole('link', { name, exact: true })).toBeAttached()
    const rows = () => table.getByRole('row').filter({ visible: true }).count()
    const all = await rows()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Only show differences', exact: true }).check()
    const differing = await rows()
    expect(differing).toBeLessThan(all)
    for (const label of await table.locator('tbody tr:has(td)').filter({ visible: true }).getByRole('rowheader').allInnerTexts())
      expect(label).toMatch(/\(differs\)$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    // Only the page scrolls up and down.
    const region = page.getByRole('region', { name: 'Comparison' })
    expect(await region.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)

    await page.getByRole('link', { name: `Remove ${one} from the comparison`, exact: true }).click()
    await expect(table.getByRole('link', { name: one, exact: true })).toHaveCount(0)
    await expect(page).toHaveURL(/\/compare\?cars=[^,]+,[^,]+$/)
  })
}

test('a car saved from a list stays saved after a reload, in another tab and among the saved cars (FAV-01, FAV-03 to FAV-05, CARD-04)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(search)
  const [one, two] = (await keepable(page, 'Save', 2)) as [string, string]
  await control(page, `Save ${one}`).click()
  await control(page, `Save ${two}`).click()
  await expect(savedCars(page)).toContainText('2')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(control(page, `Save ${one}`)).toHaveAttribute('aria-pressed', 'true')

  const other = await page.context().newPage()
  await visit(`${site}/favourites`, other)
  const saved = other.getByRole('main').getByRole('article')
  await expect(saved.getByRole('heading', { level: 3 })).toHaveText([two, one])
  await expect(saved.getByRole('link', { name: /^Enquire/ })).toHaveCount(2)
  await expect(saved.first()).toContainText(/\$[\d,]+/)
  for (const viewport of Object.values(screens)) {
    await other.setViewportSize(viewport)
    await expectAccessible(other)
  }
  await saved
    .first()
    .getByRole('button', { name: `Save ${two}`, exact: true })
    .click()
  await expect(saved).toHaveCount(1)
  await expect(control(page, `Save ${two}`)).toHaveAttribute('aria-pressed', 'false')
  await expect(savedCars(page)).toContainText('1')
  await other.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(control(page, `Save ${two}`)).toHaveAttribute('aria-pressed', 'true')
})

test('cars loaded by a choice can be enquired about, saved and viewed like those of the page (SRC-01, CARD-04, decision 087)', async ({
  page,
  visit,
}) => {
  await visit(`${site}/search?sortBy=price_desc`)
  const { filters, cards, chips } = stockList(page)
  const choose = async (make: string, total: number) => {
    await filters.getByRole('checkbox', { name: new RegExp(`^${make}`) }).check()
    await expect(chips.getByRole('link')).toHaveCount(total + 1)
  }
  await choose('Toyota', 1)
  const [one = ''] = await keepable(page, 'Save', 1)
  await control(page, `Save ${one}`).click()
  await expect(control(page, `Save ${one}`)).toHaveAttribute('aria-pressed', 'true')
  const card = cards.filter({ has: page.getByRole('button', { name: `Save ${one}`, exact: true }) })
  await card.getByRole('link', { name: /^Enquire/ }).click()
  await expect(page.getByRole('dialog').getByText(one).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await choose('Kia', 2)
  await expect(control(page, `Save ${one}`), 'what was saved shows in the next answer').toHaveAttribute('aria-pressed', 'true')
  await control(page, `Save ${one}`).click()
  await expect(control(page, `Save ${one}`)).toHaveAttribute('aria-pressed', 'false')
  await page.goBack()
  await expect(chips.getByRole('link')).toHaveCount(2)
  await expect(control(page, `Save ${one}`)).toHaveAttribute('aria-pressed', 'false')
  await card.getByRole('link', { name: /^Enquire/ }).click()
  await expect(page.getByRole('dialog').getByText(one).first()).toBeVisible()
})

test('searches with filters are stored, and can be repeated from the empty search box and from the saved cars (ENT-23)', async ({
  page,
  visit,
}) => {
  await visit(`${site}/search`)
  const { filters, names, chips } = stockList(page)
  const input = filters.getByRole('combobox', { name: 'Search our stock' })
  await input.focus()
  await expect(filters.getByText('Recent searches')).toHaveCount(0)
  await filters.getByRole('checkbox', { name: /^Kia/ }).check()
  await expect(chips).toContainText('Kia')
  // A search counts after a short view.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('searches'))).toContain('make=Kia')
  await visit(`${site}/search`)
  await input.focus()
  await filters.getByRole('link', { name: 'Kia', exact: true }).click()
  await expect(page).toHaveURL(`${site}/search?make=Kia`)
  await expect(names.first()).toContainText('Kia')

  await visit(`${site}/favourites`)
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Kia', exact: true })).toHaveAttribute('href', '/search?make=Kia')
  await page.getByRole('button', { name: 'Clear recent searches', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0)
})

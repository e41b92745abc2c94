import type { Locator } from '@playwright/test'
import { siteAddress } from './addresses'
import { isMarked, markDocument, stockList } from './stockList'
import { expect, screens, test } from './test'

const search = `${siteAddress('saltbush')}/search`
/** Cars on a page of this list. */
const pageSize = 10

for (const [screen, viewport] of Object.entries(screens)) {
  test(`on a ${screen}, filters and pages change the list in the same page, and going back restores cars and scroll position (SRC-01 to SRC-05, SRC-09, SRC-19, SRC-34)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(viewport)
    await visit(search)
    await markDocument(page)
    const list = stockList(page)
    await expect(list.names).toHaveCount(pageSize)

    const makes = await list.filter('make')
    await makes.getByRole('checkbox', { name: /^Toyota/ }).check()
    await expect(page).toHaveURL(`${search}?make=Toyota`)
    await expect(list.chips.getByRole('link')).toHaveText(['Remove filter Toyota', 'Clear all'])
    const found = Number(/\d+/.exec(String(await list.heading.textContent()))?.[0])
    if (viewport === screens.phone) await expect(list.showMe).toHaveText(`Show Me ${found} cars`)
    await list.showCars()
    await expect(list.names).toHaveCount(pageSize)
    for (const name of await list.names.allTextContents()) expect(name).toContain('Toyota')
    const first = String(await list.names.first().textContent())

    const next = page.getByRole('navigation', { name: 'Results pages' }).getByRole('link', { name: 'Next', exact: true })
    await next.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(500)
    await next.click()
    await expect(page).toHaveURL(`${search}?make=Toyota&page=2`)
    await expect(list.names).toHaveCount(Math.min(pageSize, found - pageSize))
    await expect(list.names.first()).toBeInViewport()

    await page.goBack()
    await expect(page).toHaveURL(`${search}?make=Toyota`)
    await expect(list.names.first()).toHaveText(first)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 100)
    await page.goForward()
    await expect(list.names).toHaveCount(Math.min(pageSize, found - pageSize))
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(search)
    await expect(list.chips).toHaveCount(0)
    await expect(list.names).toHaveCount(pageSize)
    expect(await isMarked(page), 'no other page was loaded').toBe(true)
  })
}

test('on a phone, going back closes the filters and keeps their choices, without extra history entries', async ({ page, visit }) => {
  await page.setViewportSize(screens.phone)
  await visit(`${siteAddress('saltbush')}/`)
  await visit(search)
  await markDocument(page)
  const list = stockList(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  const sheet = list.filters
  await (await list.filter('make')).getByRole('checkbox', { name: /^Toyota/ }).check()
  await expect(page).toHaveURL(`${search}?make=Toyota`)
  // The choice's address replaces the sheet's history entry, which is then pushed on top.
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay), 'the sheet has an entry in the history').toBe(1)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${search}?make=Toyota`)
  // Nothing is open there.
  await page.goForward()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${search}?make=Toyota`)

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close filters', exact: true }).click(),
    () => list.showMe.click(),
  ]) {
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(sheet).toBeVisible()
    await close()
    await expect(sheet).toBeHidden()
  }
  await page.goBack()
  await expect(page).toHaveURL(search)
  expect(await isMarked(page), 'no other page was loaded').toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(`${siteAddress('saltbush')}/`)
})

test('a card among the cars offers to find a car, and its form becomes a lead (SRC-43)', async ({ page, visit, api }) => {
  await visit(search)
  await page.getByRole('link', { name: 'Find it for me', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Which car are you after?'), 'who searched for nothing is asked what for').toHaveValue('')
  await dialog.getByLabel('Which car are you after?').fill('HiLux SR5 with a tow bar')
  await dialog.getByLabel('Your budget').fill('45000')
  const lastName = `Quill${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`
  await dialog.getByLabel('First Name').fill('Ada')
  await dialog.getByLabel('Last Name').fill(lastName)
  await dialog.getByLabel('Email').fill(`${lastName.toLowerCase()}@shopper.example`)
  await dialog.getByLabel('Mobile').fill('0491 570 156')
  await dialog.getByLabel('I agree to the terms of use').check()
  const privacyNote = dialog.getByText('will use your details to get back to you')
  await privacyNote.scrollIntoViewIfNeeded()
  const [note, bar] = await Promise.all([privacyNote.boundingBox(), dialog.locator('.form-end').boundingBox()])
  expect(note?.y, 'the bar with the button leaves the note under it whole').toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await dialog.getByRole('button', { name: 'Ask Us to Find It', exact: true }).click()
  await expect(page).toHaveURL(`${siteAddress('saltbush')}/success`)
  const client = await api('admin')
  const { data } = await client.leads.getList.query({ filter: { q: lastName.toLowerCase() } })
  expect(data).toEqual([expect.objectContaining({ form: 'find' })])
  const lead = await client.leads.getOne.query({ id: data[0]?.id ?? '' })
  expect(lead).toMatchObject({ attributes: { wantedCar: 'HiLux SR5 with a tow bar', budgetCents: 4_500_000 } })
})

test('a spoken sentence in the header becomes filters, and words suggest cars (SRC-06)', async ({ page, visit }) => {
  await page.setViewportSize(screens.phone)
  await visit(`${siteAddress('saltbush')}/`)
  await page.getByRole('button', { name: 'Search our stock', exact: true }).click()
  const panel = page.getByRole('search').filter({ has: page.getByRole('button', { name: 'Close search', exact: true }) })
  const field = panel.getByRole('combobox', { name: 'Search our stock' })
  await expect(field).toBeFocused()
  await field.pressSequentially('toyota cor', { delay: 20 })
  await expect(panel.getByRole('option').first()).toHaveText(/^Toyota Corolla/)
  await field.fill('white ute under 45k, not Ford, near narnia')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?body=Ute&colour=White&make_not=Ford&price=:45000&unclear=near\+narnia$/)
  const { cars, chips, names } = stockList(page)
  await expect(chips.getByRole('link')).toHaveText([/Not Ford$/, /Ute$/, /White$/, /\$45,000$/, 'Clear all'])
  await expect(cars.getByRole('status').filter({ hasText: 'near narnia' })).toBeVisible()
  await expect(names.first()).not.toContainText('Ford')

  await visit(`${search}?q=ute+near+parramatta`)
  await expect(page).toHaveURL(`${search}?body=Ute&postcode=2150`)
  await expect(names.first()).toBeVisible()
})

test('filters understood from a sentence stay chosen while results add and remove filters (SRC-06, SRC-22)', async ({ page, visit }) => {
  await visit(`${siteAddress('long-paddock')}/search`)
  const field = page.locator('#list-say')
  // After the debounce the list follows the words; words with a number wait for submission.
  const followed = page.waitForResponse(/\/api\/stock-lists\/search\?query=jayco/)
  await field.fill('jayco')
  await followed
  await field.fill('sleeps 6')
  await field.press('Enter')
  // Lengths and weights are filters of caravans only: they arrive with the response, and their sliders need no request.
  await expect(page.locator('details[data-filter=length]')).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(page).toHaveURL(/\/search\?sleeps=6$/)
  await expect(stockList(page).chips.getByRole('link').first()).toHaveText(/Sleeps 6$/)
  // The field is empty again, and its suggestions must not cover the results.
  const recent = page.getByText('Recent searches', { exact: true }).filter({ visible: true })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('searches'))).toContain('sleeps=6')
  await expect(field).toBeFocused()
  await expect(recent).toHaveCount(0)
  await field.click()
  await expect(recent).toHaveCount(1)

  await field.fill('diesel ute under 45k, 7 seats, about $180 a week')
  // No such car is listed, so the box only says what the search leaves out.
  const suggestions = page.getByText(/^Not used: “diesel ute”.*“7 seats”$/).filter({ visible: true })
  await expect(suggestions).toBeVisible()
  const edge = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().right)
  expect(await edge(suggestions), 'what is suggested is not cut off').toBeLessThanOrEqual(await edge(page.locator('#filters')))
  await field.press('Enter')
  await expect(stockList(page).cars.getByRole('status').filter({ hasText: '7 seats' })).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(page).toHaveURL(/perWeek=180&unclear=diesel\+ute.*7\+seats$/)
})

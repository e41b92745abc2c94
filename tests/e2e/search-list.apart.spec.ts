import type { Locator } from '@playwright/test'
import { siteAddress } from './addresses'
import { isMarked, markDocument, stockList } from './stockList'
import { expect, screens, test } from './test'

const search = `${siteAddress('saltbush')}/search`

interface Ends {
  readonly typed: Locator
  readonly handle: Locator
}

const dollars = (text: string) => Number(text.replace(/[$,]/g, ''))

for (const [screen, viewport] of Object.entries(screens)) {
  test(`on a ${screen}, filters and pages change the list in the same page, and going back brings back cars and place (SRC-01 to SRC-05, SRC-09, SRC-19, SRC-34)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(viewport)
    await visit(search)
    await markDocument(page)
    const list = stockList(page)
    await expect(list.names).toHaveCount(21)

    const makes = await list.filter('make')
    await makes.getByRole('checkbox', { name: /^Toyota/ }).check()
    await expect(page).toHaveURL(`${search}?make=Toyota`)
    await expect(list.chips.getByRole('link')).toHaveText(['Remove filter Toyota', 'Clear all'])
    const found = Number(/\d+/.exec(String(await list.heading.textContent()))?.[0])
    if (viewport === screens.phone) await expect(list.showMe).toHaveText(`Show Me ${found} cars`)
    await list.showCars()
    await expect(list.names).toHaveCount(21)
    for (const name of await list.names.allTextContents()) expect(name).toContain('Toyota')
    const first = String(await list.names.first().textContent())

    const next = page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next', exact: true })
    await next.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(500)
    await next.click()
    await expect(page).toHaveURL(`${search}?make=Toyota&page=2`)
    await expect(list.names).toHaveCount(found - 21)
    await expect(list.names.first()).toBeInViewport()

    await page.goBack()
    await expect(page).toHaveURL(`${search}?make=Toyota`)
    await expect(list.names.first()).toHaveText(first)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 100)
    await page.goForward()
    await expect(list.names).toHaveCount(found - 21)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(search)
    await expect(list.chips).toHaveCount(0)
    await expect(list.names).toHaveCount(21)
    expect(await isMarked(page), 'no other page was loaded').toBe(true)
  })

  test(`on a ${screen}, a make opens its models, chips take choices away, and ‘Clear all’ takes all (SRC-08, SRC-10, SRC-12)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(viewport)
    await visit(search)
    await markDocument(page)
    const list = stockList(page)
    const makes = await list.filter('make')
    const shown = () => makes.getByRole('checkbox').filter({ visible: true }).count()
    await expect.poll(shown).toBe(7)
    await makes.getByText('Show all makes').click()
    await expect.poll(shown).toBeGreaterThan(7)
    await makes.getByText('Hide extra makes').click()
    await expect.poll(shown).toBe(7)

    await makes.getByRole('checkbox', { name: /^Mazda\b/ }).check()
    await makes.getByRole('checkbox', { name: /^CX-5/ }).check()
    await expect(page).toHaveURL(`${search}?make=Mazda&model=CX-5`)
    await list.showCars()
    await expect(list.chips.getByRole('link')).toHaveText(['Remove filter Mazda', 'Remove filter CX-5', 'Clear all'])
    for (const name of await list.names.allTextContents()) expect(name).toContain('Mazda CX-5')
    await list.chips.getByRole('link', { name: 'Remove filter CX-5', exact: true }).click()
    await expect(page).toHaveURL(`${search}?make=Mazda`)
    await list.chips.getByRole('link', { name: 'Clear all', exact: true }).click()
    await expect(page).toHaveURL(search)
    await expect((await list.filter('make')).getByRole('checkbox', { name: /^Mazda\b/ })).not.toBeChecked()
    expect(await isMarked(page), 'no other page was loaded').toBe(true)
  })
}

test('on a phone, going back closes the filters with their choices, and leaves nothing behind that has to be gone back through', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(screens.phone)
  await visit(`${siteAddress('saltbush')}/`)
  await visit(search)
  await markDocument(page)
  const list = stockList(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  const sheet = list.filters
  await (await list.filter('make')).getByRole('checkbox', { name: /^Toyota/ }).check()
  await expect(page).toHaveURL(`${search}?make=Toyota`)
  // The choice's address takes the place of the sheet's entry, which then comes on top of it.
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay), 'the sheet has an entry in the history').toBe(1)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${search}?make=Toyota`)
  // Nothing is open there any more.
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

test('words are found although they are misspelt, while the words keep the focus (SRC-06, SRC-21)', async ({ page, visit }) => {
  await visit(search)
  const { names, filters, heading } = stockList(page)
  const words = filters.getByRole('combobox', { name: 'Search our stock' })
  await words.pressSequentially('toyta corola', { delay: 20 })
  await expect(page).toHaveURL(`${search}?query=toyta+corola`)
  await expect(names.first()).toContainText('Toyota Corolla')
  await expect(heading).toHaveText(/^\d+ used cars/)
  await expect.poll(async () => (await names.allTextContents()).filter((name) => !name.includes('Corolla'))).toEqual([])
  await expect(words).toBeFocused()
  await words.fill('')
  await expect(page).toHaveURL(search)
  await expect(names).toHaveCount(21)
})

test('a range is slid by keyboard or typed, and its ends never cross (SRC-07, SRC-20, SRC-22 to SRC-25, SRC-29)', async ({
  page,
  visit,
}) => {
  await visit(search)
  const list = stockList(page)
  const price = await list.filter('price')
  const [low, high] = (['from', 'to'] as const).map((end) => ({
    typed: price.getByRole('textbox', { name: `Price ${end}` }),
    handle: price.getByRole('slider', { name: `Price ${end}` }),
  })) as [Ends, Ends]
  const top = Number(await high.handle.getAttribute('max'))
  await high.handle.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\?price=:\d+000$/)
  await expect(high.handle).toBeFocused()
  const end = Number(await high.handle.inputValue())
  expect(end).toBeLessThan(top)
  await expect(high.typed).toHaveValue(`$${end.toLocaleString('en-AU')}`)

  await high.typed.fill('$30,000')
  await high.typed.press('Enter')
  await expect(page).toHaveURL(`${search}?price=:30000`)
  await low.typed.fill('20k')
  await low.typed.press('Tab')
  await expect(page).toHaveURL(`${search}?price=20000:30000`)
  await expect(list.chips.getByRole('link')).toHaveText([/\$20,000.*\$30,000/, 'Clear all'])
  // A sold one says no price.
  const prices = (await list.cards.allInnerTexts()).flatMap((card) => /\$[\d,]+/.exec(card)?.map(dollars) ?? [])
  expect(prices.length).toBeGreaterThan(5)
  expect(prices.filter((price) => price < 20_000 || price > 30_000)).toEqual([])

  await low.handle.focus()
  await page.keyboard.press('End')
  await expect(low.handle).toHaveValue('20000')
  await low.typed.fill('40000')
  await low.typed.press('Enter')
  await expect(low.typed).toHaveValue('$30,000')
  await expect(high.typed).toHaveValue('$40,000')
  await expect(price.getByRole('status')).toHaveText('From was above to, so we swapped them.')
  await expect(page).toHaveURL(`${search}?price=30000:40000`)
  await list.chips.getByRole('link', { name: 'Clear all', exact: true }).click()
  await expect(low.typed).toHaveValue('')
  await expect(high.handle).toHaveValue(String(top))
})

test('a list is ordered, and laid out as a grid or in lines, which is remembered (SRC-17)', async ({ page, visit }) => {
  await visit(`${search}?make=Toyota`)
  const { cards, sortBy, cars } = stockList(page)
  await sortBy.selectOption('Price, low to high')
  await expect(page).toHaveURL(`${search}?make=Toyota&sortBy=price_asc`)
  await expect(cars).toHaveAttribute('aria-busy', 'false')
  const prices = async () => (await cards.allInnerTexts()).flatMap((card) => /\$[\d,]+/.exec(card)?.map(dollars) ?? [])
  await expect(cards.first()).toContainText('$')
  await expect.poll(async () => (await prices()).every((price, at, all) => at === 0 || price >= Number(all[at - 1]))).toBe(true)

  const besides = async () => {
    const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()])
    return Math.abs(Number(first?.y) - Number(second?.y)) < 2
  }
  const layout = page.getByRole('group', { name: 'Layout of the list' })
  const isList = await layout.getByRole('radio', { name: 'List', exact: true }).isChecked()
  const other = isList ? 'Grid' : 'List'
  expect(await besides()).toBe(!isList)
  await layout.getByRole('radio', { name: other }).check()
  await expect.poll(besides).toBe(isList)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(layout.getByRole('radio', { name: other })).toBeChecked()
  expect(await besides()).toBe(isList)
})

test('nothing found says which choice to take back, and with how many cars (SRC-01)', async ({ page, visit, expectAccessible }) => {
  await visit(`${search}?make=Toyota&price=:1000`)
  await markDocument(page)
  const { names, cars, heading } = stockList(page)
  await expect(page.getByRole('heading', { name: 'Nothing matches all of that' })).toBeVisible()
  await expectAccessible(page)
  const way = cars.getByRole('link', { name: /^Without .*\$1,000\s*\d+ cars$/ })
  const count = /(\d+) cars$/.exec(await way.innerText())?.[1]
  await way.click()
  await expect(page).toHaveURL(`${search}?make=Toyota`)
  await expect(names.first()).toContainText('Toyota')
  await expect(heading).toHaveText(`${count} used cars on the yard`)
  expect(await isMarked(page), 'no other page was loaded').toBe(true)
})

test('promotions stand in their places among the cars while they run, and one card offers to look for a car (SRC-42, SRC-43, ENT-24)', async ({
  page,
  visit,
  api,
}) => {
  await visit(search)
  const items = stockList(page).cars.getByRole('article')
  await expect(items.nth(3).getByRole('heading', { name: 'We buy cars, too' })).toBeVisible()
  await expect(items.nth(3).getByRole('link', { name: 'Sell us your car', exact: true })).toHaveAttribute('href', '/sell-my-car')
  await expect(page.getByRole('heading', { name: 'Winter service, $189' })).toHaveCount(0)
  const similar = items.nth(16)
  await expect(similar.getByRole('heading', { name: 'Not on the yard yet?' })).toBeAttached()
  await similar.getByRole('link', { name: 'Find it for me', exact: true }).click()
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
  const privacyNote = dialog.getByText('uses your details to answer you')
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

test('a car just sold stands among the others, and offers only to find one like it (SRC-31, CARD-01, CARD-10, CARD-11)', async ({
  page,
  visit,
}) => {
  await visit(`${search}?make=Isuzu`)
  const sold = page.getByRole('article').filter({ has: page.locator('a[href*="isuzu-d-max-mk216"]') })
  await expect(sold.getByText('JUST SOLD', { exact: true })).toBeVisible()
  await expect(sold.getByText('Like this and want something similar?')).toBeVisible()
  await expect(sold.getByRole('link', { name: /^Find Me Something Similar/ })).toBeVisible()
  await expect(sold.getByRole('link', { name: /^(Enquire|View Details)/ })).toHaveCount(0)
  await expect(sold.getByRole('button', { name: /^(Save|Compare)/ })).toHaveCount(0)
})

test('on a phone the way to filters stays in sight, and the filters in force fade where they go on (SRC-12, UI-03)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(screens.phone)
  await visit(`${search}?make=Toyota&body=SUV&fuel=Hybrid&price=:90000`)
  const { chips, cards } = stockList(page)
  const strip = chips.locator('..')
  const hidden = () => strip.evaluate(({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth - clientWidth - scrollLeft)
  expect(await hidden()).toBeGreaterThan(0)
  await expect(strip).toHaveCSS('mask-image', /^linear-gradient/)
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect.poll(hidden).toBeLessThan(2)
  const whole = await strip.evaluate(
    (element) => element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight),
  )
  const last = await strip.getByRole('link').last().boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0), 'at its end nothing lies in what fades').toBeLessThanOrEqual(whole + 1)

  await visit(search)
  await cards.nth(5).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeInViewport()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeInViewport()
})

test('a sentence said in the header becomes filters, suggestions are chosen by keyboard, and nothing found shows the nearest cars (SRC-06)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await page.setViewportSize(screens.phone)
  await visit(`${siteAddress('saltbush')}/`)
  await page.getByRole('button', { name: 'Search our stock', exact: true }).click()
  const panel = page.getByRole('search').filter({ has: page.getByRole('button', { name: 'Close search', exact: true }) })
  const field = panel.getByRole('combobox', { name: 'Search our stock' })
  await expect(field).toBeFocused()
  await field.pressSequentially('toyota cor', { delay: 20 })
  await expect(panel.getByRole('option').first()).toHaveText(/^Toyota Corolla/)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('option').first()).toBeHidden()
  await field.fill('white ute under 45k, not Ford, near narnia')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?body=Ute&colour=White&make_not=Ford&price=:45000&unclear=near\+narnia$/)
  const { cars, chips, heading, names } = stockList(page)
  await expect(chips.getByRole('link')).toHaveText([/Not Ford$/, /Ute$/, /White$/, /\$45,000$/, 'Clear all'])
  await expect(cars.getByRole('status').filter({ hasText: 'near narnia' })).toBeVisible()
  await expect(names.first()).not.toContainText('Ford')

  await visit(`${search}?q=ute+near+parramatta`)
  await expect(page).toHaveURL(`${search}?body=Ute&postcode=2150`)
  await expect(names.first()).toBeVisible()

  await visit(`${search}?make=Toyota&colour=Red&price=:2000`)
  await expect(heading).toHaveText('No matches')
  await expect(cars.getByRole('heading', { name: /^\d+ cars? without / })).toBeVisible()
  await expect(names.first()).toContainText('Toyota')
  await page.getByRole('link', { name: 'Ask us to find it', exact: true }).click()
  const asked = page.getByRole('dialog').getByLabel('Which car are you after?')
  await expect(page.getByRole('dialog').getByText('Which car are you after?')).toHaveCSS('text-align', 'start')
  await expect(asked, 'it says what was searched for').toHaveValue(/Toyota/)
})

test('what was understood stays chosen while filters come and go with the answer (SRC-06, SRC-22)', async ({ page, visit }) => {
  await visit(`${siteAddress('long-paddock')}/search`)
  const field = page.locator('#list-say')
  // Typing rests, and the list follows the words as words; with a number among them they wait until they are sent.
  const followed = page.waitForResponse(/\/api\/stock-lists\/search\?query=/)
  await field.fill('sleeps')
  await followed
  await field.fill('sleeps 6')
  await field.press('Enter')
  // Lengths and weights are filters of caravans alone: they come with the answer, and their sliders have nothing to ask for.
  await expect(page.locator('details[data-filter=length]')).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(page).toHaveURL(/\/search\?sleeps=6$/)
  await expect(stockList(page).chips.getByRole('link').first()).toHaveText(/Sleeps 6$/)
  // The field is empty again, and what is offered in an empty one must not lie over the answer.
  const recent = page.getByText('Recent searches', { exact: true }).filter({ visible: true })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('searches'))).toContain('sleeps=6')
  await expect(field).toBeFocused()
  await expect(recent).toHaveCount(0)
  await field.click()
  await expect(recent).toHaveCount(1)

  await field.fill('diesel ute under 45k, 7 seats, about $180 a week')
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(suggestions).toBeVisible()
  const edge = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().right)
  expect(await edge(suggestions), 'what is suggested is not cut off').toBeLessThanOrEqual(await edge(page.locator('#filters')))
  await field.press('Enter')
  await expect(stockList(page).cars.getByRole('status').filter({ hasText: '7 seats' })).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(page).toHaveURL(/perWeek=180&unclear=7\+seats$/)
})

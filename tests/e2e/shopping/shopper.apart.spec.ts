import { siteAddress } from '../addresses'
import { findYardCar } from '../findYardCar'
import { expect, screens, test } from '../test'
import { untilAlive } from '../watching/untilAlive'

const homes = [
  ['saltbush', 'Good used cars. Plain prices.'],
  ['karri-coast-toyota', 'Your Toyota, close to home'],
  ['meridian', /^\d{3} cars\. Three states\. One search\.$/],
  ['kauri', 'Chosen with care, from Hamilton to the Mount'],
  ['long-paddock', 'Take the long way'],
  ['stillwater', 'Electric, by the week'],
] as const

const saltbush = siteAddress('saltbush')

test.describe('Host names', () => {
  test('six host names lead to six different businesses', async ({ page, visit, expectAccessible }) => {
    for (const [host, heading] of homes) {
      await visit(siteAddress(host))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectAccessible(page)
    }
  })

  for (const [name, viewport] of Object.entries(screens)) {
    test(`nothing on a home page is wider than a ${name}`, async ({ page, visit }) => {
      await page.setViewportSize(viewport)
      for (const [host] of homes) {
        await visit(siteAddress(host))
        expect(await page.evaluate(() => document.documentElement.scrollWidth), host).toBeLessThanOrEqual(viewport.width)
      }
    })
  }

  test('a host nobody has answers 404 in words', async ({ page, watch, expectAccessible }) => {
    watch.allow(/answered 404: GET http:\/\/nobody\.localhost/)
    const answer = await page.goto(siteAddress('nobody'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'No site here' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a car nobody has answers 404 and offers a search', async ({ page, watch, expectAccessible }) => {
    watch.allow(/answered 404: GET \S+\/cars\/2099-flying-carpet/)
    const answer = await page.goto(`${saltbush}/cars/2099-flying-carpet`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Page not found')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('main').getByRole('combobox', { name: 'Make' }).selectOption('Toyota')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(page).toHaveURL(/\/search\?make=Toyota/)
    await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText('Toyota')
  })

  test('a path with signs of another kind in it is a plain 404', async ({ page, watch }) => {
    watch.allow(/answered 404: GET/)
    const answer = await page.goto(`${saltbush}/cars/..%2f..%2fetc%2fpasswd`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Page not found')).toBeVisible()
  })
})

test.describe('The stock list', () => {
  test('nonsense in the address is left out', async ({ page, visit }) => {
    await visit(`${saltbush}/search?make=Toyota&price=cheap&page=-3&sortBy=magic&%3Cscript%3E=1`)
    await expect(page.getByRole('list', { name: 'Filters in force' }).getByRole('link')).toHaveText(['Remove filter Toyota', 'Clear all'])
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters submit, pages turn, and a car can be asked about, by nobody in particular (AUTH-01)', async ({ page, watch }) => {
    // A browser that runs no scripts refuses to fetch them.
    watch.allow(/^failed: GET \S+\.js csp$/)
    await page.goto(`${saltbush}/search`, { waitUntil: 'domcontentloaded' })
    await page.getByRole('checkbox', { name: /^Hyundai/ }).check()
    await page.getByRole('textbox', { name: 'Price to' }).fill('$40,000')
    await page.getByRole('button', { name: 'Apply filters', exact: true }).click()
    await expect(page).toHaveURL(/make=Hyundai/)
    const chips = page.getByRole('list', { name: 'Filters in force' })
    await expect(chips).toContainText('Hyundai')
    await expect(chips).toContainText('$40,000')
    await chips.getByRole('link', { name: 'Clear all', exact: true }).click()

    await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(`${saltbush}/search?page=2`)

    await page.getByRole('region', { name: 'Cars' }).getByRole('heading', { level: 3 }).first().getByRole('link').click()
    const form = page.locator('form[action="/api/leads"]')
    await form.getByLabel('First Name').fill('Noa')
    await form.getByLabel('Last Name').fill('Script')
    await form.getByLabel('Email').fill('noa@shopper.example')
    await form.getByLabel('Mobile').fill('0491 570 156')
    await form.getByLabel('Comments').fill('My browser runs no scripts. Is it still here?')
    await form.getByLabel('I agree to the terms of use').check()
    await form.getByRole('button', { name: 'Enquire Now', exact: true }).click()
    await expect(page).toHaveURL(`${saltbush}/success`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('A car', () => {
  test('its pictures turn by key, and come full-screen', async ({ page, visit, api, expectAccessible }) => {
    const car = await findYardCar(await api('admin'), 'Karri Coast Toyota', { status: 'in_stock' }, ({ imageCount }) => imageCount > 2)
    await visit(`${siteAddress('karri-coast-toyota')}/cars/${car.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(car.name)
    await expectAccessible(page)

    const counter = (of: string) => page.getByText(`Photo ${of}`, { exact: true }).first()
    await page.getByRole('button', { name: `Enlarge photo 1 of ${car.imageCount}`, exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(counter(`2 / ${car.imageCount}`)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(counter(`${car.imageCount} / ${car.imageCount}`)).toBeVisible()

    await page.getByRole('button', { name: 'Photo 2', exact: true }).click()
    await page.getByRole('button', { name: `Enlarge photo 2 of ${car.imageCount}`, exact: true }).click()
    const photos = page.getByRole('dialog', { name: `Photos of ${car.name}` })
    await expect(photos).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(photos.getByText(`3 / ${car.imageCount}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(photos).toBeHidden()
    await expect(counter(`3 / ${car.imageCount}`)).toBeVisible()
  })

  test('shows a few facts and all of them on request', async ({ page, visit, api }) => {
    const car = await findYardCar(await api('admin'), 'Saltbush Motors', { status: 'in_stock' })
    await visit(`${saltbush}/cars/${car.slug}`)
    const facts = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Key information' }) })
    const shown = () => facts.getByRole('definition').filter({ visible: true }).count()
    const few = await shown()
    await facts.getByRole('button', { name: 'Show More key information', exact: true }).click()
    await expect.poll(shown).toBeGreaterThan(few)
    await facts.getByRole('button', { name: 'Show Less key information', exact: true }).click()
    await expect.poll(shown).toBe(few)
  })

  test('one dealer tells the rest in tabs, another in sections', async ({ page, visit, api, expectAccessible }) => {
    const toyota = await findYardCar(await api('admin'), 'Karri Coast Toyota', { status: 'in_stock' })
    await visit(`${siteAddress('karri-coast-toyota')}/cars/${toyota.slug}`)
    const tabs = page.getByRole('tablist', { name: 'About this car' }).getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('End')
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: await tabs.last().innerText() })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.first()).toBeFocused()
    await page.getByRole('tab', { name: 'All Specifications', exact: true }).click()
    await expect(page.getByRole('tabpanel')).toContainText('Gear type')

    const used = await findYardCar(await api('admin'), 'Saltbush Motors', { status: 'in_stock' })
    await visit(`${saltbush}/cars/${used.slug}`)
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Our Comments' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'All Specifications' })).toBeVisible()
    await expectAccessible(page)
  })

  test('the phone number is nowhere in the page until it is asked for, by nobody in particular (AUTH-01)', async ({ page, api }) => {
    const car = await findYardCar(await api('admin'), 'Karri Coast Toyota', { status: 'in_stock', carType: 'used' })
    const address = `${siteAddress('karri-coast-toyota')}/cars/${car.slug}`
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
    expect(await answer?.text()).not.toMatch(/5550\D{0,3}2279/)
    await untilAlive(page)
    expect(await page.content()).not.toMatch(/5550\D{0,3}2279/)
    const panel = page.getByRole('complementary', { name: 'Price and contact' })
    await panel.getByRole('button', { name: /show number/ }).click()
    await expect(panel.getByRole('link', { name: '(08) 5550 2279', exact: true })).toHaveAttribute('href', 'tel:0855502279')
  })

  test('one that is sold says so and offers to find another', async ({ page, visit, api, expectAccessible }) => {
    const car = await findYardCar(await api('admin'), 'Saltbush Motors', { status: 'sold' })
    await visit(`${saltbush}/cars/${car.slug}`)
    await expect(page.getByText('SOLD', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Enquire Now/ })).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Find Me Something Similar/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Find Me Something Similar' })
    await expect(dialog.getByLabel('Comments')).toHaveValue('Can you please find me something similar?')
    await expectAccessible(page)
  })

  test('on a phone the ways to get in touch come up from below', async ({ page, visit, api, expectAccessible }) => {
    await page.setViewportSize(screens.phone)
    const car = await findYardCar(await api('admin'), 'Saltbush Motors', { status: 'in_stock' })
    await visit(`${saltbush}/cars/${car.slug}`)
    const bar = page.getByRole('region', { name: 'Contact' })
    await expect(bar).toBeHidden()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bar.getByRole('link', { name: 'Call Now', exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('Places', () => {
  test('all locations, then one with its hours, stock and directions', async ({ page, visit, expectAccessible }) => {
    const meridian = siteAddress('meridian')
    await visit(`${meridian}/our-location`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to find us')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
    await expect(page.getByRole('heading', { name: '8 Big Locations' })).toBeVisible()
    await expectAccessible(page)

    const card = page.getByRole('main').getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('link', { name: `View Location: ${name}`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('heading', { name: 'Opening Hours' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Sales opening hours' }).getByRole('row')).not.toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Get Directions', exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('hours follow the department', async ({ page, visit }) => {
    await visit(`${saltbush}/our-location/granville-yard`)
    const sales = page.getByRole('table', { name: 'Sales opening hours' })
    await expect(sales).toContainText('8:30am – 6:00pm')
    // A day's only opening stands on one line beside it.
    const heights = await sales.getByRole('cell').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(48)
    await page.getByRole('combobox', { name: 'Department' }).selectOption('Service')
    await expect(page.getByRole('table', { name: 'Service opening hours' })).toContainText('7:30am – 5:00pm')
    await expect(page.getByRole('table', { name: 'Sales opening hours' })).toBeHidden()
  })

  for (const [name, viewport] of Object.entries(screens))
    test(`hours of a day stand in one line on a ${name}`, async ({ page, visit }) => {
      await page.setViewportSize(viewport)
      for (const address of [
        `${saltbush}/our-location/granville-yard`,
        `${siteAddress('stillwater')}/contact`,
        `${siteAddress('geelong-mazda')}/contact-us/geelong`,
      ]) {
        await visit(address)
        const hours = page.getByRole('table', { name: 'Sales opening hours' }).first()
        await expect(hours.getByRole('cell')).not.toHaveCount(0)
        const broken = await hours.getByRole('cell').evaluateAll((cells) =>
          cells
            .filter((cell) => {
              const text = document.createRange()
              text.selectNodeContents(cell)
              return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1
            })
            .map(({ textContent }) => textContent),
        )
        expect(broken, address).toEqual([])
      }
    })

  test('a workshop that closes for lunch says both its hours (ENT-08)', async ({ page, visit }) => {
    await visit(`${siteAddress('long-paddock')}/our-location/toowoomba-caravans`)
    await expect(page.getByRole('table', { name: 'Sales opening hours' })).toBeVisible()
    const service = page.getByRole('table', { name: 'Service opening hours' })
    await page.getByRole('combobox', { name: 'Department' }).selectOption('Service')
    await expect(service).toContainText('7:30am – 12:00pm, 1:00pm – 4:30pm')
  })

  test('the contact page says how to reach the dealer', async ({ page, visit, expectAccessible }) => {
    await visit(`${saltbush}/contact`)
    const details = page.getByRole('complementary', { name: 'Contact details' })
    await expect(details).toContainText('218 Parramatta Road')
    await expect(details.getByRole('link', { name: '(02) 5550 1842', exact: true })).toHaveAttribute('href', 'tel:0255501842')
    await expectAccessible(page)
  })

  test('beside a form the place chosen in it says how to reach it, and no other (ENQ-14)', async ({ page, visit }) => {
    await visit(`${siteAddress('meridian')}/book-test-drive`)
    const details = page.getByRole('complementary', { name: 'Contact details' })
    await expect(details).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Location' }).selectOption('Meridian Hyundai Gold Coast')
    await expect(details).toHaveCount(1)
    await expect(details).toContainText('Meridian Hyundai Gold Coast')
    await page.getByRole('combobox', { name: 'Location' }).selectOption('Meridian Ford Werribee')
    await expect(details).toHaveCount(1)
    await expect(details).toContainText('Meridian Ford Werribee')
  })

  test('on a phone the menu is a sheet that leads everywhere', async ({ page, visit, expectAccessible }) => {
    await page.setViewportSize(screens.phone)
    await visit(saltbush)
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  })
})

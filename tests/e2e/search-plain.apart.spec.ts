import { siteAddress } from './addresses'
import { isMarked, markDocument, stockList } from './stockList'
import { expect, screens, test } from './test'
import { layoutShifts, watchShifts } from './watching/pageShifts'
import { scrollThrough } from './watching/scrollThrough'

const search = `${siteAddress('saltbush')}/search`

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`Without scripts, on a ${screen}`, () => {
    test.use({ javaScriptEnabled: false, viewport })

    test('the filters are a plain form whose answers are pages (SRC-01, SRC-02, SRC-25)', async ({ page, watch }) => {
      // A browser that runs no scripts refuses to fetch them.
      watch.allow(/^failed: GET \S+\.js csp$/)
      await page.goto(search, { waitUntil: 'domcontentloaded' })
      const { filters, chips, names, showMe } = stockList(page)
      if (viewport === screens.phone) await page.getByRole('button', { name: /^Filters/ }).click()
      await filters.getByRole('checkbox', { name: /^Hyundai/ }).check()
      await filters.getByRole('textbox', { name: 'Price to' }).fill('$25,000')
      await (viewport === screens.phone ? showMe : filters.getByRole('button', { name: 'Apply filters', exact: true })).click()
      await expect(page).toHaveURL(/[?&]make=Hyundai\b/)
      await expect(chips.getByRole('link')).toHaveText(['Remove filter Hyundai', /^Remove filter .*\$25,000$/, 'Clear all'])
      for (const name of await names.allTextContents()) expect(name).toContain('Hyundai')
      await chips.getByRole('link', { name: 'Clear all', exact: true }).click()
      await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next', exact: true }).click()
      await expect(page).toHaveURL(`${search}?page=2`)
      await expect(names).toHaveCount(21)
      await page.goto(`${search}?q=used+mazda+under+30k`)
      await expect(page).toHaveURL(`${search}?car_type=used&make=Mazda&price=:30000`)
      for (const name of await names.allTextContents()) expect(name).toContain('Mazda')
    })
  })

  test(`on a ${screen}, the list moves nothing by itself and is accessible with every filter open (SRC-05)`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page)
    await visit(search)
    await scrollThrough(page)
    expect(await layoutShifts(page)).toBeLessThanOrEqual(0.02)
    const { filters } = stockList(page)
    if (viewport === screens.phone) await page.getByRole('button', { name: /^Filters/ }).click()
    const folded = filters.locator('details[data-filter]:not([open]) > summary')
    while ((await folded.count()) > 0) await folded.first().click()
    await expectAccessible(page)
  })
}

test('when search can’t be reached a choice loads its page, which says so quietly (SRC-01)', async ({ page, visit, watch }) => {
  watch.allow(/^failed: GET \S+\/api\/stock-lists\//)
  // The address is the page's already when it is loaded: the browser fades nothing into it, and says so.
  watch.allow(/^thrown: Transition was skipped/)
  await page.route('**/api/stock-lists/**', (route) => route.abort('connectionrefused'))
  await visit(search)
  await markDocument(page)
  const { filters, names, notice } = stockList(page)
  await filters.getByRole('checkbox', { name: /^Toyota/ }).check()
  await expect(page).toHaveURL(`${search}?make=Toyota`)
  await expect(notice).toBeVisible()
  await expect(names.first()).toContainText('Toyota')
  expect(await isMarked(page), 'another page was loaded').toBe(false)
  await expect(filters.getByRole('checkbox', { name: /^Toyota/ })).toBeChecked()
})

test('offline, a choice says so, and the list, its address and what is ticked stay', async ({ page, visit, watch }) => {
  watch.allow(/^failed: (POST|GET|HEAD) /)
  await page.setViewportSize(screens.phone)
  await visit(`${search}?make=Toyota`)
  await markDocument(page)
  const list = stockList(page)
  const first = String(await list.names.first().textContent())
  const makes = await list.filter('make')
  // Whoever is offline before the filters answer has a form that can't be sent.
  await expect(page.getByRole('dialog', { name: 'Filters', exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await makes.getByRole('checkbox', { name: /^Mazda\b/ }).click()
  await expect(list.filters.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
  await expect(makes.getByRole('checkbox', { name: /^Mazda\b/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'Close filters', exact: true }).click()
  await expect(list.names.first()).toHaveText(first)
  await expect(page).toHaveURL(`${search}?make=Toyota`)
  await page.context().setOffline(false)
  await (await list.filter('make')).getByRole('checkbox', { name: /^Mazda\b/ }).check()
  await list.showCars()
  await expect(page).toHaveURL(`${search}?make=Mazda&make=Toyota`)
  await expect(page.getByText('You are offline')).toHaveCount(0)
  expect(await isMarked(page), 'no other page was loaded').toBe(true)
})

test('nothing on the list, the comparison or the saved cars is wider than 320 pixels', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await visit(`${search}?make=Toyota`)
  const slugs = await page
    .locator('a[data-card-title]')
    .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href')?.slice(6)))
  expect(await isWider()).toBe(false)
  await page.getByRole('button', { name: /^Filters/ }).click()
  expect(await isWider()).toBe(false)
  for (const path of [`/compare?cars=${slugs.join(',')}`, '/compare', '/favourites']) {
    await visit(`${siteAddress('saltbush')}${path}`)
    expect(await isWider(), path).toBe(false)
  }
})

test('pages of forms and of people are no wider than a phone whose letters are twice as large', async ({ page, visit }) => {
  await page.setViewportSize(screens.phone)
  for (const path of ['/service', '/parts-and-accessories', '/about-us']) {
    await visit(`${siteAddress('karri-coast-toyota')}${path}`)
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(screens.phone.width)
  }
})

test('no site’s home page or list is wider than a phone whose letters are twice as large, and nothing of its header lies over its name', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(screens.phone)
  for (const name of ['saltbush', 'karri-coast-toyota', 'meridian', 'geelong-mazda', 'kauri', 'long-paddock', 'stillwater'])
    for (const path of ['/', '/search?query=donaudampfschifffahrtsgesellschaftskapitaen']) {
      await visit(`${siteAddress(name)}${path}`)
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' })
      const found = await page.evaluate(() => {
        const header = document.querySelector('header')
        const called = header?.querySelector('.area-name a')?.getBoundingClientRect()
        const signs = [...(header?.querySelectorAll('.area-actions :is(a, button)') ?? [])].map((sign) => sign.getBoundingClientRect())
        return {
          width: document.documentElement.scrollWidth,
          headerHeight: header?.getBoundingClientRect().height ?? 0,
          overlaps: signs.filter((sign) => sign.width > 0 && called && sign.left < called.right && sign.top < called.bottom).length,
        }
      })
      expect.soft(found.width, `${name}${path}`).toBeLessThanOrEqual(screens.phone.width)
      expect.soft(found.headerHeight, `the header of ${name}`).toBeLessThan(screens.phone.height * 0.3)
      expect.soft(found.overlaps, `signs over the name of ${name}`).toBe(0)
    }
})

test('no site’s header is wider than a laptop’s screen whose letters are twice as large: its name is seen whole, its menus open in sight', async ({
  page,
  visit,
}) => {
  const width = 1280
  await page.setViewportSize({ width, height: 900 })
  for (const name of ['saltbush', 'karri-coast-toyota', 'meridian', 'geelong-mazda', 'kauri', 'long-paddock', 'stillwater']) {
    await visit(siteAddress(name))
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
    const hidden = await page.evaluate(() => {
      const called = document.querySelector('header .area-name a')
      const box = called?.getBoundingClientRect()
      if (!called || !box || called.scrollWidth > Math.ceil(box.width)) return 'the name itself'
      const signs = document.querySelectorAll('header :is(.area-actions, .area-aside) :is(a, button, form)')
      return [...signs]
        .map((sign) => sign.getBoundingClientRect())
        .some((sign) => sign.width > 0 && sign.left < box.right && sign.right > box.left && sign.top < box.bottom && sign.bottom > box.top)
        ? 'what lies over the name'
        : ''
    })
    expect.soft(hidden, name).toBe('')
    const tops = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-controls]')
    for (const top of await tops.all()) {
      await top.focus()
      await page.keyboard.press('Space')
      await expect(top).toHaveAttribute('aria-expanded', 'true')
      const box = await page.locator(`#${await top.getAttribute('aria-controls')}`).boundingBox()
      expect.soft(box?.x, `${name}: ${await top.textContent()}`).toBeGreaterThanOrEqual(0)
      expect.soft((box?.x ?? 0) + (box?.width ?? 0), `${name}: ${await top.textContent()}`).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  }
})

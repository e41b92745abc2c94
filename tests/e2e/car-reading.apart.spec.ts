import type { Page } from '@playwright/test'
import { siteAddress } from './addresses'
import { notableCar } from './notableCar'
import { expect, screens, test } from './test'
import { untilAlive } from './watching/untilAlive'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' })

test.describe('The pictures of a car', () => {
  test('price and contact stand beside or below them on every theme, never over them, and stay in sight on a laptop (CFG-10)', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const themes = ['saltbush', 'karri-coast-toyota', 'meridian', 'geelong-mazda', 'kauri', 'long-paddock', 'stillwater']
    for (const theme of themes) {
      await visit(`${siteAddress(theme)}/search`)
      const href = await page.locator('a[data-card-title]').first().getAttribute('href')
      await visit(`${siteAddress(theme)}${href}`)
      const panel = await panelOf(page).boundingBox()
      const photos = await page.locator('[data-setting="/vdp/panel"] > div').first().boundingBox()
      if (!panel || !photos) throw new Error(`${theme} shows no panel or no photos.`)
      const isBeside = panel.x >= photos.x + photos.width || panel.x + panel.width <= photos.x
      expect(isBeside || panel.y >= photos.y + photos.height, `${theme}: the panel lies over the photos`).toBe(true)
      await page.evaluate(() => window.scrollTo({ top: 1_300, behavior: 'instant' }))
      await expect(panelOf(page).locator('a[data-enquiry]').first(), `${theme}: the way to ask is in sight`).toBeInViewport({ ratio: 1 })
    }
  })

  test('forty of them go round both ways by key, and back from full screen to the one last seen (UI-06)', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(notableCar('manyPictures').address)
    const counter = (at: number) => page.getByText(`Photo ${at} / 40`, { exact: true })
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('button', { name: 'Enlarge photo 1 of 40', exact: true }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(counter(40)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enlarge photo 40 of 40', exact: true })).toBeInViewport()
    await page.keyboard.press('ArrowRight')
    await expect(counter(1)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(counter(2)).toBeVisible()

    await page.keyboard.press('Enter')
    const photos = page.getByRole('dialog', { name: `Photos of ${name}` })
    await expect(photos.getByText('2 / 40')).toBeVisible()
    await expectAccessible(page)
    await photos.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect(photos.getByRole('button', { name: 'Zoom out', exact: true })).toBeEnabled()
    await photos.getByRole('button', { name: 'Zoom out', exact: true }).click()
    for (const at of ['1 / 40', '40 / 40']) {
      await photos.getByRole('button', { name: 'Previous photo', exact: true }).click()
      await expect(photos.getByText(at)).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(photos).toBeHidden()
    await expect(counter(40)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enlarge photo 40 of 40', exact: true })).toBeFocused()
  })

  test('forty of them are a few stops on the keyboard’s way to the first thing to do', async ({ page, visit }) => {
    await visit(notableCar('manyPictures').address)
    const first = panelOf(page).getByRole('link', { name: /^Ask about this car/ })
    let presses = 0
    while (presses < 60 && !(await first.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab')
      presses++
    }
    // The header's own links, the way back to the make, one picture, its two arrows, one small picture and what is beside the price.
    expect(presses).toBeLessThanOrEqual(26)
  })

  test('full screen shows what the page has of one until the large file has come', async ({ page, visit, watch }) => {
    watch.allow(/^failed: GET \S+\/media\//)
    await visit(notableCar('manyPictures').address)
    await page.route(/\/media\/.*\?w=(1280|1920)/, (route) => void setTimeout(() => route.abort().catch(() => {}), 20_000))
    await page.getByRole('button', { name: 'Enlarge photo 1 of 40', exact: true }).click()
    const seen = page.getByRole('dialog').locator('.yarl__slide_current img').first()
    await expect(seen).toBeVisible()
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test('those that are not looked at are not fetched', async ({ page }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'image' && fetched.add(new URL(request.url()).pathname))
    await page.goto(notableCar('manyPictures').address, { waitUntil: 'networkidle' })
    expect(fetched.size).toBeLessThan(40)
  })

  test('on a phone a finger turns them', async ({ browser, watch, visit }) => {
    const context = await browser.newContext({ viewport: screens.phone, hasTouch: true, isMobile: true })
    watch.follow(context)
    const page = await context.newPage()
    await visit(notableCar('manyPictures').address, page)
    const strip = page.getByRole('list', { name: /^Photos of/ })
    await strip.evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }))
    await expect(page.getByText('Photo 2 / 40', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Enlarge photo 2 of 40', exact: true }).tap()
    const photos = page.getByRole('dialog', { name: /^Photos of/ })
    await expect(photos.getByText('2 / 40')).toBeVisible()
    await page.goBack()
    await expect(photos).toBeHidden()
    await expect(page).toHaveURL(notableCar('manyPictures').address)
    await context.close()
  })
})

test('on a phone, going back closes a form or the menu, and from where the menu leads it leads to the car', async ({ page, visit }) => {
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

test('tabs go by arrows, Home and End, one at a time, and a link leads into one (VDP-02)', async ({ page, visit }) => {
  const { address } = notableCar('certified')
  await visit(address)
  const tabs = page.getByRole('tablist', { name: 'About this car' }).getByRole('tab')
  const names = await tabs.allInnerTexts()
  expect(names).toEqual(
    expect.arrayContaining(['Dealer Comments', 'Features', 'All Specifications', 'What’s Included', 'Reserve Online', 'Protect Your Car']),
  )
  await tabs.first().focus()
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['End', names.length - 1],
    ['ArrowRight', 0],
    ['ArrowLeft', names.length - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabs.nth(at)).toBeFocused()
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: names[0] })).toBeFocused()
  await page.goto(`${address}#features`)
  await untilAlive(page)
  await expect(page.getByRole('tab', { name: 'Features', exact: true })).toHaveAttribute('aria-selected', 'true')
})

test('where pictures are as wide as the page, the car’s name and price are still on a laptop’s first screen', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const site of ['long-paddock', 'kauri'].map((name) => siteAddress(name))) {
    await visit(`${site}/search?sortBy=price_desc`)
    const href = await page.locator('a[data-card-title]').first().getAttribute('href')
    await visit(`${site}${href}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }), site).toBeInViewport({ ratio: 1 })
    await expect(
      main
        .getByText(/^\$[\d,]+$/)
        .filter({ visible: true })
        .first(),
      site,
    ).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone tabs fade where they go on, and cars like it stand in one row a finger moves (VDP-02, VDP-29)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(screens.phone)
  await visit(notableCar('certified').address)
  const tabs = page.getByRole('tablist', { name: 'About this car' })
  await expect(tabs).toHaveAttribute('data-after', '')
  await expect(tabs).not.toHaveAttribute('data-before')
  await expect(tabs).toHaveCSS('mask-image', /^linear-gradient/)
  await tabs.getByRole('tab').last().click()
  await expect(tabs).toHaveAttribute('data-before', '')
  await expect(tabs).not.toHaveAttribute('data-after')

  const similar = page.locator('#similar').getByRole('article')
  await similar.first().scrollIntoViewIfNeeded()
  const places = await similar.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
  expect(places.length).toBeGreaterThan(1)
  expect(new Set(places).size).toBe(1)
  await similar.last().scrollIntoViewIfNeeded()
  await expect(similar.last()).toBeInViewport({ ratio: 0.9 })
})

test('lists show a few and unfold by keyboard (VDP-19, VDP-21)', async ({ page, visit }) => {
  await visit(notableCar('belowMarket').address)
  const part = (heading: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
  const facts = part('Key information')
  const shownFacts = () => facts.getByRole('definition').filter({ visible: true }).count()
  await expect.poll(shownFacts).toBe(4)
  const more = facts.getByRole('button', { name: 'Show More key information', exact: true })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(facts.getByRole('button', { name: 'Show Less key information', exact: true })).toBeFocused()
  await expect.poll(shownFacts).toBeGreaterThan(4)
  await page.keyboard.press('Space')
  await expect.poll(shownFacts).toBe(4)

  const features = part('Features')
  const shownFeatures = () => features.getByRole('listitem').filter({ visible: true }).count()
  await expect.poll(shownFeatures).toBe(8)
  await features.getByRole('button', { name: /^Show All \(\d+\) features$/ }).click()
  await expect.poll(shownFeatures).toBeGreaterThan(8)
  await features.getByRole('button', { name: 'Hide features', exact: true }).click()
  await expect.poll(shownFeatures).toBe(8)
})

/** Walks through a page by Tab and says what of it was hidden behind a bar when it had the focus (WCAG 2.4.11). */
const coveredOnTheWay = async (page: Page, steps: number): Promise<string[]> => {
  const covered: string[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(async () => {
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      await drawn()
      for (let top = -1; top !== window.scrollY; await drawn()) top = window.scrollY
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const { top, bottom } = focused.getBoundingClientRect()
      const bars = [...document.querySelectorAll('section.fixed')].filter(
        (bar) => !bar.contains(focused) && bar.checkVisibility({ visibilityProperty: true }),
      )
      return bars.some((bar) => top > bar.getBoundingClientRect().top - 8 && bottom > 0)
        ? `${focused.tagName} ${focused.textContent?.slice(0, 40)}`
        : null
    })
    if (problem) covered.push(problem)
  }
  return covered
}

test.describe('The bars at the foot of the screen', () => {
  test('on a phone Call Now and Enquire come up once the page’s own are out of sight, give way to its form, and never cover what has the focus (UI-04)', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(screens.phone)
    await visit(notableCar('belowMarket').address)
    const bar = page.getByRole('region', { name: 'Contact' })
    await expect(bar).toBeHidden()
    await panelOf(page)
      .getByRole('link', { name: /^Ask about this car/ })
      .scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 100)
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { name: 'Features', exact: true }).scrollIntoViewIfNeeded()
    await expect(bar.getByRole('link', { name: 'Call Now', exact: true })).toBeVisible()
    await expect(bar.getByRole('link', { name: /^Ask about this car/ })).toBeVisible()
    await page.getByRole('main').getByLabel('First Name').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).toBeHidden()
    await panelOf(page).getByRole('button').first().focus()
    expect(await coveredOnTheWay(page, 60)).toEqual([])
  })

  test('on a wide screen the car, its price and its forms come up once the panel that says the same is left behind (UI-03)', async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(notableCar('belowMarket').address)
    const bar = page.getByRole('region', { name: await page.getByRole('heading', { level: 1 }).innerText() })
    await page.evaluate(() => window.scrollTo({ top: 901, behavior: 'instant' }))
    await expect(panelOf(page).getByRole('link', { name: /^Ask about this car/ })).toBeInViewport()
    await expect(bar).toBeHidden()
    const scrollToEnd = () => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await scrollToEnd()
    await expect(bar).toContainText('$14,990')
    // What came meanwhile made the page longer: a bar in the middle of it lies over half a card, as any bar does.
    await scrollToEnd()
    await expectAccessible(page)
    expect(await coveredOnTheWay(page, 40)).toEqual([])
    await scrollToEnd()
    await bar.getByRole('link', { name: /^Book a Test Drive/ }).click()
    await expect(page.getByRole('dialog', { name: 'Book a Test Drive' })).toBeVisible()
  })

  test('a sold car’s bar has no number to call (CAR-04)', async ({ page, visit }) => {
    await page.setViewportSize(screens.phone)
    await visit(notableCar('sold').address)
    await page.getByRole('heading', { name: 'Features', exact: true }).scrollIntoViewIfNeeded()
    const bar = page.getByRole('region', { name: 'Contact' })
    await expect(bar.getByRole('link')).toHaveText([/^Find Me Something Similar/])
  })
})

test('where the car stands is drawn without asking anyone for a map (VDP-05, API-15)', async ({ page, visit }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => /^https?:/.test(request.url()) && !request.url().includes('.localhost') && elsewhere.push(request.url()))
  await visit(notableCar('belowMarket').address)
  await panelOf(page).getByRole('link', { name: 'Granville yard', exact: true }).click()
  const place = page.locator('#vehicle-map')
  await expect(place).toBeInViewport()
  await expect(place.getByRole('link', { name: 'Get Directions', exact: true })).toHaveAttribute('href', /^https:\/\//)
  await expect(place.getByRole('button', { name: 'Move the map' })).toHaveCount(0)
  expect(elsewhere).toEqual([])
})

test('where the site has map pictures, the drawn map can be moved by keys and zoomed, says what it is a map of, and leads to the streets (VDP-05, API-15)', async ({
  onEachScreen,
  visit,
  expectAccessible,
}) => {
  await onEachScreen(async (page, { width }) => {
    const tiles: string[] = []
    page.on('request', (request) => request.url().includes('/map-tiles/') && tiles.push(request.url()))
    await visit(notableCar('certified').address, page)
    const place = page.locator('#vehicle-map')
    await expect(place.getByRole('img', { name: 'Bunbury on a map with the towns around' })).toBeVisible()
    expect(tiles, 'nothing is fetched before it is asked for').toEqual([])
    await place.getByRole('button', { name: 'Move the map', exact: true }).press('Enter')
    const map = place.getByRole('application', { name: /^Map of Karri Coast Toyota Bunbury/ })
    await expect(map).toBeFocused()
    await expect(map.getByText('Sketch map: coasts, towns and main roads only')).toBeVisible()
    const drawn = map.locator('img.leaflet-tile-loaded')
    await expect(drawn.first()).toBeVisible()
    expect(await drawn.evaluateAll((pictures) => pictures.every((picture) => (picture as HTMLImageElement).naturalWidth > 0))).toBe(true)
    const pin = map.getByRole('img', { name: 'Karri Coast Toyota Bunbury' })
    const before = await pin.boundingBox()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 40)
    const nearer = map.getByRole('button', { name: 'Zoom in', exact: true })
    // A map that is on its way nearer takes no notice of a press.
    await expect(async () => {
      if (await nearer.isEnabled()) await nearer.click({ timeout: 2_000 })
      await expect(nearer, 'no nearer than there are pictures').toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
    }).toPass()
    await expect(place.getByRole('link', { name: 'Street map', exact: true })).toHaveAttribute('href', /^https:\/\/.*Bunbury/)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await place.getByRole('button', { name: 'Back to the drawn map', exact: true }).click()
    await expect(place.getByRole('button', { name: 'Move the map', exact: true })).toBeFocused()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing on a car’s page moves: pictures, bars and folds are there at once', async ({ page, visit }) => {
    await visit(notableCar('manyPictures').address)
    await page.getByRole('button', { name: 'Next photo', exact: true }).click()
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }))
    await page
      .getByRole('button', { name: /^Show (More|All)/ })
      .first()
      .click()
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
        .map((animation) => String((animation.effect as KeyframeEffect).target?.outerHTML).slice(0, 80)),
    )
    expect(moving).toEqual([])
  })
})

test('a second car shows the first as seen before, also when the browser kept junk (FAV-05, ENT-20)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const [first, second] = [notableCar('belowMarket'), notableCar('reduced')]
  await page.clock.install()
  await visit(first.address)
  const name = String(await page.getByRole('heading', { level: 1 }).textContent())
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0)
  // A look shorter than two seconds is none.
  await page.clock.runFor(2_100)
  await visit(second.address)
  const seen = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) })
  await seen.scrollIntoViewIfNeeded()
  await expect(seen.getByRole('link', { name }).first()).toBeVisible()
  await expect(seen.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)

  for (const junk of ['{', '[]', '{"version":1,"value":[null,{"id":7}]}', '"<script>"']) {
    await page.evaluate((kept) => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, kept)
    }, junk)
    await visit(first.address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
})

test.describe('Views', () => {
  const person = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15'

  test('a person counts once, a reload and a bot not at all (API-04)', async ({ browser, watch, visit }) => {
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
    expect(await views()).toBe(before + 1)
  })

  test('a page shows the same whether its views can be counted or not (API-04)', async ({ page, visit, watch }) => {
    watch.allow(/failed: GET \S+\/view\.json/)
    await page.route('**/view.json', (route) => route.abort('connectionrefused'))
    await visit(notableCar('noMarketPrice').address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

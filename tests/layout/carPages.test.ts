import type { Locator, Page } from '@playwright/test'
import { afterAll, describe, it } from 'vitest'
import type { NotableState } from '../../seeds/notable/notableCars'
import { accessibilityProblems } from '../e2e/watching/accessibilityProblems'
import { carPath, desktop, enlargeLetters, expect, laptop, openSites, pageWidth, phone, themes } from './drawnSites'

const sites = await openSites()
afterAll(sites.close)
const { visit } = sites
const page = await sites.newPage()

const panelOf = (on: Page) => on.getByRole('complementary', { name: 'Price and contact' })
const enquiryLink = panelOf(page).getByRole('link', { name: /^Ask about this car/ })
const scrollTo = (top: number | 'end') =>
  page.evaluate((to) => window.scrollTo({ top: to === 'end' ? document.body.scrollHeight : to, behavior: 'instant' }), top)

it.each([phone, desktop])('the page of an unknown car has a search that works: $width px', async (screen) => {
  await visit(page, 'meridian/cars/1899-velo-comfortable', screen)
  expect(await pageWidth(page)).toBeLessThanOrEqual(screen.width)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('main').getByRole('combobox', { name: 'Make' }).selectOption('Mazda')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Search/ })
    .click()
  await expect(page).toHaveURL(/\/search\?make=Mazda/)
})

it('text at twice the size stays in place on a wide screen', async () => {
  await visit(page, carPath('belowMarket'), desktop)
  await enlargeLetters(page)
  expect(await pageWidth(page)).toBeLessThanOrEqual(desktop.width)
  await expect(panelOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

it.each(themes)(
  'price and contact are next to or below the pictures, never over them, and stay in view on a laptop: %s (CFG-10)',
  async (theme) => {
    await visit(page, await sites.usualCar(theme), laptop)
    const [panel, photos] = await Promise.all([
      panelOf(page).boundingBox(),
      page.locator('[data-setting="/vdp/panel"] > div').first().boundingBox(),
    ])
    if (!panel || !photos) throw new Error('There is no panel, or there are no pictures.')
    const isBeside = panel.x >= photos.x + photos.width || panel.x + panel.width <= photos.x
    expect(isBeside || panel.y >= photos.y + photos.height).toBe(true)
    await scrollTo(1_300)
    // Sections over the full width follow the panel; there the bar has its actions, unless the calculator's or the form is in view.
    const bar = page.getByRole('region', { name: await page.getByRole('heading', { level: 1 }).innerText() })
    const links = panelOf(page).or(bar).or(page.locator('#finance-calculator')).locator('a[data-enquiry]').filter({ visible: true })
    const areInView = () =>
      links.evaluateAll((all) => {
        const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
        const heading = document.querySelector('#enquire :is(h2, h3)')
        return [...all, ...(heading ? [heading] : [])].some((element) => isInView(element.getBoundingClientRect()))
      })
    await expect.poll(areInView).toBe(true)
  },
)

it.each([
  ...(['long-paddock', 'kauri'] as const).map((theme) => ({ address: async () => sites.usualCar(theme), screen: desktop, name: theme })),
  ...[phone, desktop].map((screen) => ({ address: async () => carPath('longTitle'), screen, name: `longTitle at ${screen.width} px` })),
])('the name and the price of a car are on the first screen: $name (VDP-04)', async ({ address, screen }) => {
  await visit(page, await address(), screen)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(
    main
      .getByText(/^\$[\d,]{5,}/)
      .filter({ visible: true })
      .first(),
  ).toBeInViewport({ ratio: 1 })
})

it.each(themes)(
  'on a phone at most five buttons are next to the price, and the others open below; wide screens show or fold them: %s (VDP-07)',
  async (theme) => {
    await visit(page, await sites.usualCar(theme), phone)
    const buttons = panelOf(page).locator('[data-setting="/vdp/buttons"]').locator('a, button').filter({ visible: true })
    const more = panelOf(page).getByText('More options', { exact: true })
    const atFirst = await buttons.count()
    expect(atFirst).toBeLessThanOrEqual(5)
    const isFolded = await more.isVisible()
    if (isFolded) await more.click()
    await expect.poll(() => buttons.count()).toBeGreaterThanOrEqual(isFolded ? atFirst + 3 : atFirst)
    const all = await buttons.count()
    if (isFolded) await more.click()
    await page.setViewportSize(desktop)
    // Some sites fold them there, too.
    if (await more.isVisible()) await more.click()
    await expect(buttons).toHaveCount(all)
  },
)

it.each(themes)('on a phone the name, the price and the first button are on the first screen: %s (VDP-04, VDP-07)', async (theme) => {
  await visit(page, await sites.usualCar(theme), phone)
  const bottomOf = async (element: Locator) => {
    const box = await element.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  const panel = panelOf(page)
  const elements = [
    panel.getByRole('heading', { level: 1 }),
    panel.getByText(/^\$[\d,]{3,}/).first(),
    panel.locator('a[data-enquiry]').first(),
  ]
  for (const element of elements) expect(await bottomOf(element)).toBeLessThanOrEqual(phone.height)
})

it.each(themes)(
  'the small print of finance is below the actions of a car, on a phone and on a wide screen: %s (VDP-04, VDP-06)',
  async (theme) => {
    const address = await sites.usualCar(theme)
    for (const screen of [phone, desktop]) {
      await visit(page, address, screen)
      const print = panelOf(page).getByText('WARNING: ').filter({ visible: true })
      if ((await print.count()) === 0) continue
      const [action, terms] = [
        await panelOf(page).locator('[data-setting="/vdp/buttons"]').boundingBox(),
        await print.first().boundingBox(),
      ]
      expect(terms?.y).toBeGreaterThanOrEqual((action?.y ?? 0) + (action?.height ?? 0))
    }
  },
)

it.each(themes)('on a phone key facts follow the buttons, and the small print follows them: %s (VDP-07, VDP-19)', async (theme) => {
  await visit(page, await sites.usualCar(theme), phone)
  const boxes = await Promise.all([
    panelOf(page).locator('[data-setting="/vdp/buttons"]').boundingBox(),
    page.locator('#key-information').boundingBox(),
    panelOf(page)
      .getByText('WARNING: ')
      .filter({ visible: true })
      .first()
      .boundingBox({ timeout: 1_000 })
      .catch(() => null),
  ])
  const tops = boxes.flatMap((box) => (box ? [box.y] : []))
  expect(tops.length).toBeGreaterThan(1)
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
})

/** The lower edges of a panel's tab stops, in the order in which Tab reaches them, in pixels below the panel's top. */
const tabStops = async (panel: Locator) => {
  const stops: number[] = []
  await panel.locator('a[href], button, summary').filter({ visible: true }).first().focus()
  for (;;) {
    const stop = await panel.evaluate((within) => {
      const focused = document.activeElement
      return focused && within.contains(focused) ? focused.getBoundingClientRect().bottom - within.getBoundingClientRect().top : null
    })
    if (stop === null) return stops
    stops.push(Math.round(stop))
    await page.keyboard.press('Tab')
  }
}

it.each(themes)('Tab goes down the panel next to the pictures as it is seen, on every screen: %s (VDP-06, VDP-07)', async (theme) => {
  const address = await sites.usualCar(theme)
  for (const screen of [phone, laptop, desktop]) {
    await visit(page, address, screen)
    const stops = await tabStops(panelOf(page).locator('> div'))
    expect(stops.length).toBeGreaterThan(2)
    // The heights of buttons in one row may differ by a few pixels.
    expect(stops.filter((stop, at) => stop < (stops[at - 1] ?? 0) - 24)).toEqual([])
  }
})

it('on a phone tabs fade where they overflow, and similar cars are in one row that scrolls (VDP-02, VDP-29)', async () => {
  await visit(page, carPath('certified'), phone)
  const tabs = page.getByRole('tablist', { name: 'About this car' })
  await expect(tabs).toHaveAttribute('data-after', '')
  await expect(tabs).not.toHaveAttribute('data-before')
  await expect(tabs).toHaveCSS('mask-image', /^linear-gradient/)
  await tabs.getByRole('tab').last().click()
  await expect(tabs).toHaveAttribute('data-before', '')
  await expect(tabs).not.toHaveAttribute('data-after')

  const similar = page.locator('#similar').getByRole('article')
  await similar.first().scrollIntoViewIfNeeded()
  const tops = await similar.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
  expect([tops.length > 1, new Set(tops).size]).toEqual([true, 1])
  await similar.last().scrollIntoViewIfNeeded()
  await expect(similar.last()).toBeInViewport({ ratio: 0.9 })
})

it('arrows, Home and End move between tabs, and a link opens one (VDP-02)', async () => {
  await visit(page, carPath('certified'), desktop)
  const tabs = page.getByRole('tablist', { name: 'About this car' }).getByRole('tab')
  const last = (await tabs.count()) - 1
  await tabs.first().focus()
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabs.nth(at)).toBeFocused()
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Dealer Comments' })).toBeFocused()
  await visit(page, `${carPath('certified')}#features`)
  await expect(page.getByRole('tab', { name: 'Features', exact: true })).toHaveAttribute('aria-selected', 'true')
})

it('lists and comments show a few lines and unfold by keyboard (VDP-19, VDP-21 to VDP-23)', async () => {
  await visit(page, carPath('longComments'), desktop)
  const part = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
  for (const [heading, items, count, more, less] of [
    ['Key information', 'dd', 4, 'Show More key information', 'Show Less key information'],
    ['Features', 'li', 8, /^Show All \(\d+\) features$/, 'Hide features'],
  ] as const) {
    const shown = () => part(heading).locator(items).filter({ visible: true }).count()
    expect(await shown()).toBe(count)
    await part(heading).getByRole('button', { name: more }).press('Enter')
    await expect(part(heading).getByRole('button', { name: less })).toBeFocused()
    await expect.poll(shown).toBeGreaterThan(count)
    await page.keyboard.press('Space')
    await expect.poll(shown).toBe(count)
  }
  const lettersOf = async () => (await page.locator('#comments').innerText()).length
  const before = await lettersOf()
  expect(before).toBeLessThan(520)
  await page.getByRole('button', { name: 'Show more comments', exact: true }).click()
  await expect.poll(lettersOf).toBeGreaterThan(9_000)
  await page.getByRole('button', { name: 'Show less comments', exact: true }).click()
  await expect.poll(lettersOf).toBe(before)
  await expect(page.getByRole('button', { name: 'Show more comments', exact: true })).toBeInViewport()
})

describe('dialogs and popovers are accessible and close by Escape, returning the focus', () => {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  const opened: readonly { state: NotableState; opener: Locator; dialog: string | RegExp; message?: string | RegExp; sends?: string }[] = [
    { state: 'estimated', opener: button('* Finance disclaimer'), dialog: 'Finance Disclaimer' },
    {
      state: 'certified',
      opener: button('Toyota Certified Pre-Owned'),
      dialog: 'Toyota Certified Pre-Owned',
      message: '90 point inspection',
    },
    { state: 'manyPictures', opener: button('Enlarge photo 1 of 40'), dialog: /^Photos of / },
    {
      state: 'soldLongAgo',
      opener: page
        .locator('#similar')
        .getByRole('link', { name: /^Enquire/ })
        .first(),
      dialog: /./,
      message: 'First Name',
    },
    {
      state: 'groupCar',
      opener: panelOf(page)
        .locator('summary, button')
        .filter({ hasText: /^Share/ })
        .first(),
      dialog: 'Share',
    },
    { state: 'noPicture', opener: link(/^Request Photos/), dialog: 'Request Photos' },
    { state: 'newCar', opener: link(/^Finance Enquiry/), dialog: 'Finance Enquiry', message: 'Postcode' },
    {
      state: 'subscription',
      opener: panelOf(page).getByRole('link', { name: /^Enquire to Buy/ }),
      dialog: 'Ask to buy this car',
      message: /There’s nothing to pay now, but a request doesn’t hold the car/,
      sends: 'Request to Buy',
    },
    { state: 'groupCar', opener: link(/^Message Us/), dialog: 'Send a message', message: 'Department', sends: 'Send Message' },
    { state: 'belowMarket', opener: link(/^Make an Offer/), dialog: 'Make an Offer', sends: 'Send Offer' },
    { state: 'motorcycle', opener: link(/^Book a Test Ride/), dialog: 'Request a Test Ride', sends: 'Request Test Ride' },
    { state: 'dealershipCar', opener: link(/^Trade-in Valuation/), dialog: 'Trade-in Valuation', sends: 'Ask for a Valuation' },
  ]
  it.each(opened)('a car $state: $dialog', async ({ state, opener, dialog, message, sends }) => {
    await visit(page, carPath(state), desktop)
    const more = panelOf(page).getByText('More options', { exact: true })
    if (await more.isVisible()) await more.click()
    const historyState = () => page.evaluate(() => JSON.stringify(history.state))
    const before = await historyState()
    await opener.click()
    const shown = page.getByRole('dialog', { name: dialog })
    await expect(shown).toBeVisible()
    if (message) await expect(shown).toContainText(message)
    if (sends) {
      // The first field has the focus, and the submit button is visible.
      await expect(shown.getByRole('textbox').first()).toBeFocused()
      await expect(shown.getByRole('button', { name: sends })).toBeInViewport({ ratio: 1 })
    }
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
    await expect(opener).toBeFocused()
    // History traversal is asynchronous and would abort an immediate navigation.
    await expect.poll(historyState).toBe(before)
  })

  it('on a phone a form’s button is in view from the start, and the keyboard stays closed until a field is chosen', async () => {
    const touched = await sites.newPage({ viewport: phone, hasTouch: true, isMobile: true })
    await visit(touched, carPath('subscription'))
    await panelOf(touched)
      .getByRole('link', { name: /enquire to buy/i })
      .first()
      .tap()
    const dialog = touched.getByRole('dialog', { name: /ask to buy/i })
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Request to Buy', exact: true })).toBeInViewport({ ratio: 1 })
    expect(await accessibilityProblems(touched)).toEqual([])
  })
})

it('the section on reserving has its own button where none is next to the price (CHK-02)', async () => {
  await visit(page, carPath('subscription'), desktop)
  await page.getByRole('tab', { name: 'Reserve it', exact: true }).click()
  await page
    .getByRole('tabpanel', { name: 'Reserve it' })
    .getByRole('link', { name: /^Ask to reserve this car/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /reserve/i })
  await expect(dialog).toContainText('There’s nothing to pay now')
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
})

it('pictures out of view are not fetched', async () => {
  const fetched = new Set<string>()
  const own = await sites.newPage()
  own.on('request', (request) => request.resourceType() === 'image' && fetched.add(new URL(request.url()).pathname))
  await visit(own, carPath('manyPictures'))
  await own.waitForLoadState('networkidle')
  expect(fetched.size).toBeLessThan(40)
})

it('the print page is accessible and names the car (RTE-08)', async () => {
  await visit(page, carPath('certified').replace('/cars/', '/print/'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota Corolla')
  expect(await accessibilityProblems(page)).toEqual([])
})

it('forty pictures take few tab stops before the first action', async () => {
  await visit(page, carPath('manyPictures'), desktop)
  let presses = 0
  while (presses < 60 && !(await enquiryLink.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab')
    presses++
  }
  // The header's links, the link back to the make, one picture, its two arrows, one thumbnail and the price panel.
  expect(presses).toBeLessThanOrEqual(26)
})

/** Tabs through a page and reports focused elements covered by a bar (WCAG 2.4.11). */
const findCoveredFocus = async (steps: number): Promise<string[]> => {
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
      const isCovered = bars.some((bar) => top > bar.getBoundingClientRect().top - 8 && bottom > 0)
      return isCovered ? `${focused.tagName} ${focused.textContent?.slice(0, 40)}` : null
    })
    if (problem) covered.push(problem)
  }
  return covered
}

describe('the bars at the bottom of the screen', () => {
  const heading = page.getByRole('heading', { name: 'Features', exact: true })

  it('the bars at the bottom of the screen on a phone appear once the page’s own buttons are out of view, hide at its form, and never cover the focus (UI-04)', async () => {
    await visit(page, carPath('belowMarket'), phone)
    const bar = page.getByRole('region', { name: 'Contact' })
    await expect(bar).toBeHidden()
    await enquiryLink.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 100)
    await expect(bar).toBeHidden()
    await heading.scrollIntoViewIfNeeded()
    await expect(bar.getByRole('link', { name: 'Call Now', exact: true })).toBeVisible()
    await expect(bar.getByRole('link', { name: /^Ask about this car/ })).toBeVisible()
    await page.getByRole('main').getByLabel('First Name').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await scrollTo(0)
    await expect(bar).toBeHidden()
    await panelOf(page).getByRole('button').first().focus()
    expect(await findCoveredFocus(60)).toEqual([])
  })

  it('the bars at the bottom of the screen on a wide screen appear once the price panel is out of view (UI-03)', async () => {
    await visit(page, carPath('belowMarket'), desktop)
    const bar = page.getByRole('region', { name: await page.getByRole('heading', { level: 1 }).innerText() })
    /** The panel's first two buttons that open a form or page. */
    const firstActions = async () => (await panelOf(page).locator('[data-setting="/vdp/buttons"] a').allInnerTexts()).slice(0, 2)
    const [price = 'a price'] = (await panelOf(page).innerText()).match(/\$[\d,]+/) ?? []
    await scrollTo(901)
    await expect(enquiryLink).toBeInViewport()
    await expect(bar).toBeHidden()
    await scrollTo('end')
    await expect(bar).toContainText(price)
    // Content loaded since made the page longer: a bar in the middle then covers half a card, as any bar does.
    await scrollTo('end')
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await findCoveredFocus(40)).toEqual([])
    await scrollTo('end')
    const actions = bar.getByRole('link')
    await expect(actions).toHaveText(await firstActions())
    await actions.first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

it.each([phone, desktop])(
  'the map can be moved by keys and zoomed, has a name, and links to street maps: $width px (VDP-05, API-15)',
  async (screen) => {
    const tiles: string[] = []
    page.on('request', (request) => request.url().includes('/map-tiles/') && tiles.push(request.url()))
    await visit(page, carPath('certified'), screen)
    const place = page.locator('#vehicle-map')
    await expect(place.getByRole('img', { name: 'Bunbury on a map with nearby towns' })).toBeVisible()
    expect(tiles, 'nothing is fetched before it is asked for').toEqual([])
    await place.getByRole('button', { name: 'Move around the map', exact: true }).press('Enter')
    const map = place.getByRole('application', { name: /^Map of Karri Coast Toyota Bunbury/ })
    await expect(map).toBeFocused()
    await expect(map.getByText('Sketch map: coasts, towns and main roads only')).toBeVisible()
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
    const pin = map.getByRole('img', { name: 'Karri Coast Toyota Bunbury' })
    const before = await pin.boundingBox()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 40)
    await expect(place.getByRole('link', { name: 'Street map', exact: true })).toHaveAttribute('href', /^https:\/\/.*Bunbury/)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await pageWidth(page)).toBeLessThanOrEqual(screen.width)
    await place.getByRole('button', { name: 'Back to the simple map', exact: true }).click()
    await expect(place.getByRole('button', { name: 'Move around the map', exact: true })).toBeFocused()
  },
)

it('with reduced motion nothing on a car’s page moves: pictures, bars and folds appear at once', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, carPath('manyPictures'), desktop)
  await page.getByRole('button', { name: 'Next photo', exact: true }).click()
  await scrollTo(1000)
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
  await page.emulateMedia({ reducedMotion: null })
})

it.each([phone, desktop])(
  'without scripts a car’s page shows everything and every number can be called: $width px (VDP-02, VDP-15)',
  async (viewport) => {
    const plain = await sites.newPage({ javaScriptEnabled: false, viewport })
    // Loaded, so that its style sheets decide what is visible.
    const open = (state: NotableState) => plain.goto(`http://${carPath(state).replace('/', '.localhost/')}`, { waitUntil: 'load' })
    await open('certified')
    for (const heading of ['Dealer Comments', 'Features', 'All Specifications', 'What’s Included', 'Reserve Online', 'Protect Your Car'])
      await expect(plain.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(plain.getByRole('tablist')).toHaveCount(0)
    await expect(plain.getByText('Gear type').first()).toBeVisible()
    await expect(plain.getByRole('button', { name: /^(Show|Save|Next photo|Move around the map)/ })).toHaveCount(0)

    // On a phone most buttons open below the first ones.
    const openMore = async () => {
      const more = panelOf(plain).getByText('More options', { exact: true })
      if (await more.isVisible()) await more.click()
    }
    await open('belowMarket')
    await openMore()
    await expect(panelOf(plain).getByRole('link', { name: /5550 1842/ })).toHaveAttribute('href', 'tel:0255501842')
    await expect(plain.getByRole('heading', { name: 'Our Comments' })).toBeVisible()
    const facts = plain.locator('section').filter({ has: plain.getByRole('heading', { name: 'Key information', exact: true }) })
    expect(await facts.getByRole('definition').filter({ visible: true }).count()).toBeGreaterThan(4)

    await open('groupCar')
    await openMore()
    await panelOf(plain)
      .locator('summary')
      .filter({ hasText: /^Share/ })
      .click()
    await expect(panelOf(plain).getByRole('link', { name: 'Email', exact: true })).toHaveAttribute('href', /^mailto:/)
  },
)

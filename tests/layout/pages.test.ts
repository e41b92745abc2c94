import type { Locator } from '@playwright/test'
import { afterAll, it } from 'vitest'
import { accessibilityProblems } from '../e2e/watching/accessibilityProblems'
import { scrollThrough } from '../e2e/watching/scrollThrough'
import { carPath, desktop, enlargeLetters, expect, laptop, openSites, pageWidth, phone, themes } from './drawnSites'

const sites = await openSites()
afterAll(sites.close)
const { visit } = sites
const page = await sites.newPage()

const filters = page.getByRole('button', { name: /^Filters/ })

it('a list without any car says which choice to remove, and is accessible (SRC-01)', async () => {
  await visit(page, 'saltbush/search?make=Toyota&price=:1000', desktop)
  await expect(page.getByRole('heading', { name: 'Nothing matches all of that' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Cars', exact: true }).getByRole('link', { name: /^Without .*\$1,000\s*\d+ cars$/ }),
  ).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

it('promotions show at their positions among the cars, a sold one offers only to find one like it (SRC-31, SRC-42, SRC-43, CARD-01, CARD-10, CARD-11, ENT-24)', async () => {
  await visit(page, 'saltbush/search', desktop)
  const items = page.getByRole('region', { name: 'Cars', exact: true }).getByRole('article')
  await expect(items.nth(3).getByRole('heading', { name: 'We buy cars too' })).toBeVisible()
  await expect(items.nth(3).getByRole('link', { name: 'Sell us your car', exact: true })).toHaveAttribute('href', '/sell-my-car')
  await expect(items.nth(9).getByRole('heading', { name: 'Can’t see the right car?' })).toBeAttached()

  await visit(page, 'saltbush/search?make=Isuzu')
  const sold = page.getByRole('article').filter({ has: page.locator('a[href*="isuzu-d-max-mk216"]') })
  await expect(sold.getByText('JUST SOLD', { exact: true })).toBeVisible()
  await expect(sold.getByText('Like this and want something similar?')).toBeVisible()
  await expect(sold.getByRole('link', { name: /^Find Me Something Similar/ })).toBeVisible()
  await expect(sold.getByRole('link', { name: /^(Enquire|View Details)/ })).toHaveCount(0)
  await expect(sold.getByRole('button', { name: /^(Save|Compare)/ })).toHaveCount(0)
})

it('on a phone the filter button stays in view, and the active filters fade where they overflow (SRC-12, UI-03)', async () => {
  await visit(page, 'saltbush/search?make=Toyota&body=SUV&fuel=Hybrid&price=:90000', phone)
  const strip = page.getByRole('list', { name: 'Filters in force' })
  const hidden = () => strip.evaluate(({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth - clientWidth - scrollLeft)
  expect(await hidden()).toBeGreaterThan(0)
  await expect(strip).toHaveCSS('mask-image', /^linear-gradient/)
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect.poll(hidden).toBeLessThan(2)
  const whole = await strip.evaluate((one) => one.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(one).paddingRight))
  const last = await strip.getByRole('link').last().boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0), 'at its end nothing lies in what fades').toBeLessThanOrEqual(whole + 1)

  await visit(page, 'saltbush/search')
  await page.locator('#results article').nth(5).scrollIntoViewIfNeeded()
  await expect(filters).toBeInViewport()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeInViewport()
})

it('no list, filters, comparison or saved cars are wider than 320 pixels', async () => {
  await visit(page, 'saltbush/search?make=Toyota', { width: 320, height: 640 })
  const slugs = await page
    .locator('a[data-card-title]')
    .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href')?.slice(6)))
  expect(await pageWidth(page)).toBeLessThanOrEqual(320)
  await filters.click()
  expect(await pageWidth(page)).toBeLessThanOrEqual(320)
  for (const path of [`compare?cars=${slugs.join(',')}`, 'compare', 'favourites']) {
    await visit(page, `saltbush/${path}`)
    expect(await pageWidth(page), path).toBeLessThanOrEqual(320)
  }
})

it.each(['service', 'parts-and-accessories', 'about-us'])('/%s is no wider than a phone with text at twice the size', async (path) => {
  await visit(page, `karri-coast-toyota/${path}`, phone)
  await enlargeLetters(page)
  expect(await pageWidth(page)).toBeLessThanOrEqual(phone.width)
})

it.each(themes)(
  'with text at twice the size pages of %s are no wider than a phone, and nothing in the header overlaps its name',
  async (theme) => {
    await page.setViewportSize(phone)
    for (const path of ['', 'search?query=donaudampfschifffahrtsgesellschaftskapitaen']) {
      await visit(page, `${theme}/${path}`)
      await enlargeLetters(page)
      const found = await page.evaluate(() => {
        const header = document.querySelector('header')
        const called = header?.querySelector('.area-name a')?.getBoundingClientRect()
        const signs = [...(header?.querySelectorAll('.area-actions :is(a, button)') ?? [])].map((sign) => sign.getBoundingClientRect())
        return {
          headerHeight: header?.getBoundingClientRect().height ?? 0,
          overlaps: signs.filter((sign) => sign.width > 0 && called && sign.left < called.right && sign.top < called.bottom).length,
        }
      })
      expect(await pageWidth(page), path).toBeLessThanOrEqual(phone.width)
      expect(found.headerHeight).toBeLessThan(phone.height * 0.3)
      expect(found.overlaps, path).toBe(0)
    }
  },
)

it.each(themes)(
  'with text at twice the size the header of %s fits a laptop’s screen: its name is whole, its menus open in view',
  async (theme) => {
    const width = 1280
    await visit(page, theme, { width, height: 900 })
    await enlargeLetters(page)
    expect(await pageWidth(page)).toBeLessThanOrEqual(width)
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
    expect(hidden).toBe('')
    for (const top of await page.getByRole('navigation', { name: 'Main' }).locator('a[aria-controls]').all()) {
      await top.press('Space')
      await expect(top).toHaveAttribute('aria-expanded', 'true')
      const box = await page.locator(`#${await top.getAttribute('aria-controls')}`).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  },
)

it('with forced colours, chosen options are visible and fields look like fields (WCAG 1.4.11)', async () => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const look = (element: Locator) =>
    element.evaluate((node) => {
      const { outlineStyle, outlineColor, borderStyle, borderColor, borderWidth, backgroundColor } = getComputedStyle(node)
      return [outlineStyle, outlineStyle === 'none' ? '' : outlineColor, borderStyle, borderWidth, borderColor, backgroundColor].join(' ')
    })
  const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor)
  await visit(page, 'karri-coast-toyota/search', desktop)
  const track = page.locator('.switch-track').first()
  const [off, ground] = [await look(track), await groundOf(page.locator('body'))]
  expect(off, 'the switch has an edge').not.toMatch(/none 0px/)
  const view = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) })
  expect(await groundOf(view('Grid'))).not.toBe(await groundOf(view('List')))
  await expect(page.getByRole('combobox', { name: /Sort/ })).toHaveCSS('appearance', 'auto')
  await visit(page, 'karri-coast-toyota/search?certified=true')
  expect(await groundOf(track)).not.toBe(ground)
  expect(await look(track)).not.toBe(off)

  await visit(page, carPath('reservable'))
  const thumbnails = page.getByRole('button', { name: /^Photo \d+$/ })
  expect(await look(thumbnails.nth(0))).not.toBe(await look(thumbnails.nth(1)))
  const often = page.getByRole('group', { name: 'Repayments are due' }).locator('label')
  expect(await groundOf(often.nth(0))).not.toBe(await groundOf(often.nth(1)))
  await page
    .getByRole('link', { name: /^Message Us/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const [outline, beneath] = await dialog.evaluate((box) => [getComputedStyle(box).outlineColor, getComputedStyle(box).backgroundColor])
  expect([beneath, 'rgba(0, 0, 0, 0)'], 'a dialog has an edge where shadows are left out').not.toContain(outline)
  await page.emulateMedia({ forcedColors: null, reducedMotion: null })
})

it.each(['saltbush', 'meridian', 'stillwater'])(
  'on a wide screen a row of cars scrolls by its arrows and is aligned with the column: %s',
  async (theme) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, theme, desktop)
    const row = page
      .locator('div:has(> [data-turns])')
      .filter({ has: page.locator('ul') })
      .first()
    await row.scrollIntoViewIfNeeded()
    const list = row.locator('ul').first()
    const [onward, back] = [row.locator('[data-turns="1"]'), row.locator('[data-turns="-1"]')]
    await expect(onward).toBeVisible()
    await expect(back).toBeHidden()
    // An island element has no box.
    const columnEnd = await row
      .locator('xpath=ancestor::*[not(self::f-island)][1]')
      .evaluate((column) => column.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(column).paddingRight))
    const shown = await list.boundingBox()
    expect(Math.abs(columnEnd - (shown?.x ?? 0) - (shown?.width ?? 0))).toBeLessThan(8)
    await onward.click()
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200)
    await expect(back).toBeVisible()
    await expect(page.getByText('Swipe').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: null })
  },
)

it.each([phone, desktop])('the line at the end of a centred page is centred: $width px (NAV-20)', async (screen) => {
  await visit(page, 'kauri', screen)
  const beside = await page.locator('[data-setting="/footer/line"]').evaluate((line) => {
    const range = document.createRange()
    range.selectNodeContents([...line.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? line)
    const { left, right } = line.getBoundingClientRect()
    return [...range.getClientRects()].map((row) => Math.round(Math.abs((row.left + row.right - left - right) / 2)))
  })
  expect(Math.max(...beside)).toBeLessThan(4)
})

const twoWidths = (names: readonly string[]) =>
  names.flatMap((theme) => [phone, desktop].map((screen) => ({ theme, screen, width: screen.width })))

it.each(twoWidths(['geelong-mazda', 'karri-coast-toyota', 'meridian']))(
  'the text of a card’s button is on one line, also next to another button: $theme at $width px (CARD-06)',
  async ({ theme, screen }) => {
    await visit(page, `${theme}/search/new-cars`, screen)
    const buttons = page.locator('[data-setting="/card/buttons"]').locator('a, button').filter({ visible: true })
    const heights = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(20)
    // Minimum touch target; a second line would be higher.
    expect(Math.max(...heights)).toBeLessThanOrEqual(44)
  },
)

it.each(twoWidths(['long-paddock', 'kauri']))(
  'the dealer’s name is vertically aligned with its neighbours in the header: $theme at $width px',
  async ({ theme, screen }) => {
    await visit(page, theme, screen)
    const middles = await page.locator('header .area-name img, header .area-actions').evaluateAll((elements) =>
      elements.map((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    )
    expect(middles).toHaveLength(2)
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThanOrEqual(1)
  },
)

it('at the end of a page on a phone the menu is next to the locations and the legal texts (NAV-20)', async () => {
  await visit(page, 'karri-coast-toyota/privacy-policy', phone)
  const topOf = async (name: string) =>
    (await page.getByRole('contentinfo').getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0
  expect(await topOf('Visit us')).toBeCloseTo(await topOf('Explore'), 0)
  expect(await topOf('Legal')).toBeGreaterThan(await topOf('Visit us'))
  expect(await pageWidth(page)).toBeLessThanOrEqual(phone.width)
})

it.each([laptop, desktop])('a hero’s panel with its search is on the first screen, within the picture: $width px', async (screen) => {
  await visit(page, 'geelong-mazda', screen)
  const hero = page.locator('section:has(> .hero-panel-picture)')
  const [search, picture] = [await hero.getByRole('search').boundingBox(), await hero.locator('.hero-panel-picture').boundingBox()]
  if (!search || !picture) throw new Error('The hero has no search or no picture.')
  expect(search.y + search.height).toBeLessThanOrEqual(Math.min(picture.y + picture.height, screen.height))
  expect(search.y).toBeGreaterThan(picture.y)
})

it.each(['', '/search'])('a page loads each style sheet once: %s', async (address) => {
  await visit(page, `saltbush${address}`, phone)
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
  expect(sheets).toEqual([...new Set(sheets)])
})

it.each(themes)('a home page is at most 7,000 pixels long on a phone: %s', async (theme) => {
  await visit(page, theme, phone)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_000)
})

it.each([phone, desktop])('a phone number is on one line: $width px (VDP-14)', async (screen) => {
  for (const address of ['meridian', 'karri-coast-toyota/our-location']) {
    await visit(page, address, screen)
    const heights = await page
      .locator('a[href^="tel:"]')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(2)
    expect(Math.max(...heights), address).toBeLessThan(60)
  }
})

it.each([phone, desktop])('a previous price is on one line: $width px (CAR-20)', async (screen) => {
  await visit(page, 'saltbush', screen)
  const heights = await page
    .locator('article s')
    .filter({ visible: true })
    .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(1)
  expect(Math.max(...heights)).toBeLessThan(30)
})

it.each([phone, desktop])('a footer with locations first lists them above the menu: $width px (NAV-20)', async (screen) => {
  await visit(page, 'meridian/privacy-policy', screen)
  const footer = page.getByRole('contentinfo')
  const topOf = async (name: string) => (await footer.getByRole('navigation', { name, exact: true }).boundingBox())?.y ?? 0
  expect(await topOf('Locations')).toBeLessThan(await topOf('Footer'))
  expect(await pageWidth(page)).toBeLessThanOrEqual(screen.width)
})

it.each(['saltbush', 'meridian', 'karri-coast-toyota', 'kauri'])(
  'pictures load in at least the size they are shown at: %s',
  async (theme) => {
    await visit(page, theme, desktop)
    await scrollThrough(page)
    const enlarged = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth > 0 && image.srcset !== '')
        .flatMap((image) => {
          const files = image.srcset.split(',').map((entry) => {
            const [address = '', width = '0w'] = entry.trim().split(/\s+/)
            return { address: new URL(address, location.href).href, width: Number.parseInt(width, 10) }
          })
          const file = files.find(({ address }) => address === image.currentSrc)?.width ?? 0
          const largest = Math.max(...files.map(({ width }) => width))
          const { width, height } = image.getBoundingClientRect()
          const covers = getComputedStyle(image).objectFit === 'cover'
          const needed = covers ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width
          return file > 0 && file < largest && needed > file * 1.25 ? [`${image.sizes}: ${file} for ${Math.round(needed)}`] : []
        }),
    )
    expect([...new Set(enlarged)]).toEqual([])
  },
)

it('on a car’s picture the name of its location, however long, covers no photo controls, nor do they cover the car’s name', async () => {
  await visit(page, 'meridian/search', desktop)
  const beside = await page.locator('#results [data-place]:has(.card-dots)').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const place = [...picture.children].find((child) => child.className.includes('bottom-3'))
      const texts = document.createTreeWalker(place ?? picture, NodeFilter.SHOW_TEXT)
      const name = texts.nextNode()
      if (name) name.textContent = 'The Great Northern Highway Used and Nearly New Vehicle Centre'
      return (picture.querySelector('.card-dots')?.getBoundingClientRect().left ?? 0) - (place?.getBoundingClientRect().right ?? 0)
    }),
  )
  await visit(page, 'stillwater/search')
  const apart = await page.locator('#results article:has(.card-dots)').evaluateAll((cards) =>
    cards.map((card) => {
      const dots = card.querySelector('.card-dots')?.getBoundingClientRect() ?? new DOMRect()
      const name = card.querySelector('h3')?.getBoundingClientRect() ?? new DOMRect()
      return Math.max(dots.top - name.bottom, name.top - dots.bottom)
    }),
  )
  for (const gaps of [beside, apart]) {
    expect(gaps.length).toBeGreaterThan(3)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
  }
})

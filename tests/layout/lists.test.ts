import { afterAll, it } from 'vitest'
import { accessibilityProblems } from '../e2e/watching/accessibilityProblems'
import { scrollThrough } from '../e2e/watching/scrollThrough'
import { desktop, expect, openSites, phone, themes } from './drawnSites'
import { layoutShifts, watchShifts } from './layoutShifts'

const sites = await openSites()
afterAll(sites.close)

it.each([phone, desktop])('a list at $width px shifts no layout, and is accessible with every filter open (SRC-05)', async (screen) => {
  // Its own page: a sheet that closes on a resize goes back in the history, which would abort the next visit.
  const page = await sites.newPage()
  await watchShifts(page)
  await sites.visit(page, 'saltbush/search', screen)
  await scrollThrough(page)
  expect(await layoutShifts(page)).toEqual([])
  if (screen === phone) await page.getByRole('button', { name: /^Filters/ }).click()
  await page.locator('details[data-filter]').evaluateAll((sections) => {
    for (const section of sections as HTMLDetailsElement[]) section.open = true
  })
  expect(await accessibilityProblems(page)).toEqual([])
})

it('a closed filter beside a list is either whole or hidden at any height of the window, at the end of the panel whole (SRC-05)', async () => {
  const page = await sites.newPage()
  /** Names of closed filters that show below the bar's edge, and whether the panel's last filter shows. */
  const read = () =>
    page.locator('.filters-fade').evaluate((panel) => {
      const edge = panel.getBoundingClientRect().bottom - 42
      const isScrolled = panel.scrollHeight - panel.clientHeight - panel.scrollTop < 1
      const closed = [...panel.querySelectorAll('details[data-filter]:not([open])')].map((filter) => ({
        name: filter.getAttribute('data-filter'),
        bottom: filter.getBoundingClientRect().bottom,
        shows: getComputedStyle(filter).opacity === '1',
      }))
      return { cut: isScrolled ? [] : closed.filter(({ bottom, shows }) => shows && bottom > edge), last: closed.at(-1)?.shows }
    })
  await sites.visit(page, 'karri-coast-toyota/search', desktop)
  for (let height = 640; height <= 960; height += 20) {
    await page.setViewportSize({ width: desktop.width, height })
    await page.locator('.filters-fade').evaluate((panel) => panel.scrollTo(0, 0))
    await expect.poll(async () => (await read()).cut).toEqual([])
    await page.locator('.filters-fade').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight))
    await expect.poll(async () => (await read()).last).toBe(true)
  }
  await page.setViewportSize({ width: desktop.width, height: 2_400 })
  await expect.poll(async () => (await read()).last).toBe(true)
})

/** Elements of a list page when it has loaded: each costs layout time on a slow phone. */
const maxElements = 1_800

it.each(themes)(`the list of %s has at most ${maxElements} elements`, async (theme) => {
  const page = await sites.newPage({ javaScriptEnabled: false })
  await page.setViewportSize(desktop)
  await page.goto(`http://${theme}.localhost/search`, { waitUntil: 'domcontentloaded' })
  expect(await page.locator('#results article').count()).toBeGreaterThan(10)
  expect(await page.locator('*').count()).toBeLessThanOrEqual(maxElements)
})

it('a model’s page shows four cars on a phone, also where cards are small', async () => {
  const meridian = sites.demo.sites.find(({ site: { hosts } }) => hosts.includes('meridian.localhost'))
  expect(meridian?.site.config.card.onPhones).toBe('small')
  const model = meridian?.siteData.range.find(({ count }) => count > 4)
  const page = await sites.newPage()
  await sites.visit(page, `meridian${model?.path}`, phone)
  await expect(page.locator('#stock .car-grid > li:visible')).toHaveCount(4)
})

it('small cards on a phone show the car on nearly half their width, and two fit below the header and the filters (CARD-02)', async () => {
  const page = await sites.newPage()
  await sites.visit(page, 'meridian/search', phone)
  const sizes = await page.locator('#results [data-phone="small"] > li > article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const picture = card.querySelector('[data-card-picture]')
      return picture ? [{ share: picture.clientWidth / card.clientWidth, height: card.getBoundingClientRect().height }] : []
    }),
  )
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.filter(({ share }) => share < 0.45)).toEqual([])
  const usual = sizes.map(({ height }) => height).toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0
  expect(2 * usual + 16).toBeLessThanOrEqual(phone.height - 124)
})

it.each(['meridian', 'karri-coast-toyota'] as const)('the text of small cards on a phone has at least 14 pixels: %s', async (theme) => {
  const page = await sites.newPage()
  await sites.visit(page, `${theme}/search`, phone)
  const small = await page.locator('#results [data-phone="small"] > li > article').evaluateAll((cards) =>
    cards.flatMap((card) =>
      [...card.querySelectorAll(':not(.card-tag, .card-tag *, .card-placeholder *)')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        .filter((element) => element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < 14)
        .map((element) => element.textContent),
    ),
  )
  expect(small).toEqual([])
})

it('on a phone each compared car has at least 160 pixels, and labels are above their values (FAV-02)', async () => {
  const page = await sites.newPage()
  await sites.visit(page, 'saltbush/search?make=Toyota', phone)
  const slugs = await page
    .locator('a[data-card-title]')
    .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href')?.slice(6)))
  for (const count of [2, 4]) {
    await sites.visit(page, `saltbush/compare?cars=${slugs.slice(0, count).join(',')}`)
    const rows = await page.locator('.compared-table tr:has(.compared-label)').evaluateAll((all) =>
      all.map((row) => {
        const [label, value] = [row.querySelector('.compared-label'), row.querySelector('td')]
        const top = value ? value.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(value).paddingTop) : 0
        return { width: value?.getBoundingClientRect().width ?? 0, gap: top - (label?.getBoundingClientRect().bottom ?? 0) }
      }),
    )
    expect(rows.length).toBeGreaterThan(5)
    expect(Math.min(...rows.map(({ width }) => width))).toBeGreaterThanOrEqual(160)
    expect(Math.min(...rows.map(({ gap }) => gap))).toBeGreaterThanOrEqual(0)
  }
})

it('a small card on a phone has the compare button beside the heart, both on its picture and as large as a finger (CARD-04, FAV-02)', async () => {
  const page = await sites.newPage()
  await sites.visit(page, 'meridian/search', phone)
  const wrong = await page.locator('#results [data-phone="small"] [data-card-picture]').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const frame = picture.getBoundingClientRect()
      const boxes = [...picture.querySelectorAll('[data-keep]')].map((button) => button.getBoundingClientRect())
      const isInside = boxes.every(
        ({ left, right, top, bottom }) => left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom,
      )
      const areLarge = boxes.every(({ width, height }) => width >= 44 && height >= 44)
      return isInside && areLarge ? [] : [picture.textContent]
    }),
  )
  expect(wrong).toEqual([])
  expect(await page.locator('#results [data-phone="small"] [data-keep="compare"]:visible').count()).toBeGreaterThan(5)
})

it('a small card on a phone has its location on one line, above the repayment (CARD-03)', async () => {
  const page = await sites.newPage()
  await sites.visit(page, 'meridian/search', phone)
  const wrong = await page.locator('#results [data-phone="small"] article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const [place, weekly] = ['showLocation', 'showWeekly'].map((setting) =>
        card.querySelector(`[data-setting="/card/${setting}"]`)?.getBoundingClientRect(),
      )
      if (!place) return []
      return place.height > 34 || (weekly && place.bottom > weekly.top) ? [card.textContent] : []
    }),
  )
  expect(wrong).toEqual([])
})

it('the photo dots of a card are on its picture, above the name that the picture shows (CARD-02)', async () => {
  const page = await sites.newPage()
  for (const screen of [phone, desktop]) {
    await sites.visit(page, 'stillwater/search', screen)
    const below = await page.locator('#results article').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const [dots, title] = [card.querySelector('.card-dots'), card.querySelector('h3')]
          return dots && title && dots.getBoundingClientRect().bottom > title.getBoundingClientRect().top
        }).length,
    )
    expect(below).toBe(0)
  }
})

it('a name of two lines covers no more of a card’s picture than one of one line (CARD-02)', async () => {
  const page = await sites.newPage()
  for (const screen of [phone, desktop]) {
    await sites.visit(page, 'stillwater/search', screen)
    // Most names fit on one line.
    await page
      .locator('#results article h3 a')
      .first()
      .evaluate((link) => link.append(' with a name that needs two lines on any card'))
    const titles = await page.locator('#results article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const [title, picture] = [card.querySelector('h3'), card.querySelector('[data-card-picture]')].map((of) =>
          of?.getBoundingClientRect(),
        )
        return title && picture ? [{ height: Math.round(title.height), covers: Math.round(picture.bottom - title.top) }] : []
      }),
    )
    expect(new Set(titles.map(({ height }) => height)).size).toBe(2)
    expect(new Set(titles.map(({ covers }) => covers)).size).toBe(1)
  }
})

it.each(['meridian', 'geelong-mazda', 'karri-coast-toyota'] as const)(
  'repayments align in each row of cards, and rows are apart: %s (CARD-10)',
  async (theme) => {
    const page = await sites.newPage()
    await sites.visit(page, `${theme}/search`, desktop)
    const cards = await page.locator('#results .car-grid article').evaluateAll((articles) =>
      articles.map((article) => {
        const { top, bottom } = article.getBoundingClientRect()
        const weekly = article.querySelector('[data-setting="/card/showWeekly"]')?.getBoundingClientRect().top
        return { top: Math.round(top), bottom: Math.round(bottom), weekly: weekly === undefined ? [] : [Math.round(weekly)] }
      }),
    )
    const rows = [...new Set(cards.map(({ top }) => top))].map((top) => {
      const row = cards.filter((card) => card.top === top)
      return {
        top,
        bottom: Math.max(...row.map(({ bottom }) => bottom)),
        repayments: new Set(row.flatMap(({ weekly }) => weekly)).size,
      }
    })
    expect(rows.length).toBeGreaterThan(2)
    expect(Math.max(...rows.map(({ repayments }) => repayments))).toBe(1)
    for (const [index, { top }] of rows.slice(1).entries()) expect(top - (rows[index]?.bottom ?? top)).toBeGreaterThan(12)
  },
)

it.each(['saltbush', 'stillwater'] as const)('the arrows of a row of cards cover no photo count or heart: %s', async (theme) => {
  const page = await sites.newPage()
  await sites.visit(page, `${theme}/`, desktop)
  await page.locator('.card-row > li').first().hover()
  await expect(page.locator('.row-arrow:visible').first()).toBeVisible()
  const covered = await page.locator('.row-arrow:visible').evaluateAll((arrows) =>
    arrows.flatMap((arrow) => {
      const own = arrow.getBoundingClientRect()
      return [...(arrow.parentElement?.querySelectorAll('.card-count, .card-control') ?? [])].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top
      }).length
    }),
  )
  expect(covered.filter((count) => count > 0)).toEqual([])
})

it.each(themes)('on a phone, the tags of %s’s cards fit on their pictures, away from the heart', async (theme) => {
  const page = await sites.newPage()
  await sites.visit(page, `${theme}/search`, phone)
  const wrong = await page.locator('.card-tag').evaluateAll((tags) =>
    tags.flatMap((tag) => {
      const picture = tag.closest('[data-card-picture]')
      const [own, around, heart] = [tag, picture, picture?.querySelector('[data-keep="favourite"]')].map((of) =>
        of?.getBoundingClientRect(),
      )
      if (!own || !around) return ['A tag is on no picture.']
      const isCut = tag.scrollWidth > tag.clientWidth + 1 || own.left < around.left || own.right > around.right
      const isUnder =
        heart !== undefined && own.right > heart.left && own.left < heart.right && own.bottom > heart.top + 4 && own.top < heart.bottom - 4
      return isCut || isUnder ? [tag.textContent] : []
    }),
  )
  expect(wrong).toEqual([])
})

it.each(['saltbush', 'karri-coast-toyota', 'meridian'] as const)(
  'the home page of %s has the terms of rates once, below its last cars or offers that have rates (FIN-05)',
  async (theme) => {
    const page = await sites.newPage()
    for (const screen of [phone, desktop]) {
      await sites.visit(page, `${theme}/`, screen)
      await expect(page.locator('p[data-setting="/finance/comparisonWarning"]:visible')).toHaveCount(1)
    }
  },
)

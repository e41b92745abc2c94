import { afterAll, it } from 'vitest'
import { desktop, expect, openSites, phone, themes } from './drawnSites'

const sites = await openSites()
afterAll(sites.close)
const { visit } = sites
const page = await sites.newPage()

it.each([
  'geelong-mazda/service',
  'geelong-mazda/finance',
  'geelong-mazda/pages/new-car-warranty',
  'long-paddock/service',
  'long-paddock/about-us',
])('the headings of %s start at the same edge', async (address) => {
  await visit(page, address, desktop)
  const edges = await page
    .locator('main :is(h1, h2)')
    .evaluateAll((headings) =>
      headings
        .filter((each) => !each.closest('aside, li, [data-setting$="/text"], .lg\\:grid-cols-2'))
        .map((each) => Math.round(each.getBoundingClientRect().left)),
    )
  expect(edges.length).toBeGreaterThan(0)
  expect(new Set(edges).size).toBe(1)
})

it.each(['geelong-mazda/service', 'saltbush/contact', 'stillwater/contact'])(
  'the map below a photo is whole on %s (LOC-05)',
  async (address) => {
    for (const screen of [phone, desktop]) {
      await visit(page, address, screen)
      const map = page.locator('figure svg[aria-label$="nearby towns"]')
      const box = await map.boundingBox()
      const [, , width = 0, height = 1] = ((await map.getAttribute('viewBox')) ?? '').split(' ').map(Number)
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 1)
    }
  },
)

it.each(themes)('the first actions of offers in a row of %s are at the same height (OFR-02)', async (theme) => {
  await visit(page, `${theme}/special-offers`, desktop)
  const rows = await page.locator('main article').evaluateAll((cards) => {
    const bottoms = new Map<number, Set<number>>()
    for (const card of cards) {
      const top = Math.round(card.getBoundingClientRect().top)
      const action = card.querySelector('a[aria-label^="Enquire Now"]')?.getBoundingClientRect()
      bottoms.set(top, (bottoms.get(top) ?? new Set()).add(Math.round(action?.bottom ?? 0)))
    }
    return [...bottoms.values()].map((each) => each.size)
  })
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows)).toEqual(new Set([1]))
})

it.each(themes)('the hint of each search field of %s fits on a phone (SRC-06)', async (theme) => {
  await visit(page, theme, phone)
  const cut = await page.locator('input[name="q"][placeholder]').evaluateAll((inputs) => {
    const pencil = document.createElement('canvas').getContext('2d')
    return inputs.flatMap((input) => {
      if (!(input instanceof HTMLInputElement) || !pencil || input.clientWidth === 0) return []
      const { paddingLeft, paddingRight } = getComputedStyle(input)
      const letters = getComputedStyle(input, '::placeholder')
      pencil.font = `${letters.fontWeight} ${letters.fontSize} ${letters.fontFamily}`
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return pencil.measureText(input.placeholder).width > room ? [input.placeholder] : []
    })
  })
  expect(cut).toEqual([])
})

it.each(['geelong-mazda/service', 'stillwater/trade-in'])(
  'the contact details beside a long form stay in view at its end on %s (ENQ-14)',
  async (address) => {
    await visit(page, address, desktop)
    const card = page.getByRole('complementary', { name: 'Contact details' })
    await card
      .locator('xpath=ancestor::section')
      .getByRole('textbox', { name: /^Comments/ })
      .evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await expect(card).toBeInViewport({ ratio: 1 })
  },
)

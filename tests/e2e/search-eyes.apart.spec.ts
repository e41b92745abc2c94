import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { siteAddress } from './addresses'
import { notableCar } from './notableCar'
import { expect, screens, test } from './test'
import { untilAlive } from './watching/untilAlive'

/** A picture of an element; taken again when the page's scripts draw it anew meanwhile. */
const pictureOf = async (element: Locator): Promise<Buffer> => {
  let picture: Buffer = Buffer.alloc(0)
  await expect(async () => {
    picture = await element.screenshot({ timeout: 2000 })
  }).toPass()
  return picture
}

/** How much of a picture two elements of one size differ in, from 0 to 1. */
const difference = async (one: Locator, other: Locator): Promise<number> => {
  const read = async (element: Locator) =>
    sharp(await pictureOf(element))
      .resize(64, 32, { fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer()
  const [left, right] = [await read(one), await read(other)]
  return left.filter((value, at) => Math.abs(value - (right[at] ?? 0)) > 40).length / left.length
}

test('in the colours a shopper forces, what is chosen is seen and fields look like fields (WCAG 1.4.11)', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await visit(`${siteAddress('karri-coast-toyota')}/search`)
  await untilAlive(page)

  const certified = page.getByRole('checkbox', { name: /Certified/ })
  const label = page.locator('label').filter({ has: certified }).first()
  const off = await sharp(await pictureOf(label))
    .greyscale()
    .raw()
    .toBuffer()
  expect(off.filter((value) => value < 128).length, 'The switch and its words are drawn').toBeGreaterThan(300)
  const view = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) })
  expect(await difference(view('Grid'), view('List'))).toBeGreaterThan(0.3)
  const sort = page.getByRole('combobox', { name: /Sort/ })
  expect(await sort.evaluate((select) => getComputedStyle(select).appearance)).toBe('auto')
  await certified.check()
  await expect(page).toHaveURL(/certified=true/)
  const track = label.locator('.switch-track')
  const on = await track.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(on).not.toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))

  await visit(notableCar('reservable').address)
  const thumbnails = page.getByRole('button', { name: /^Photo \d+$/ })
  const edge = (element: Locator) =>
    element.evaluate((node) => {
      const { outlineStyle, outlineColor, borderColor, borderWidth } = getComputedStyle(node)
      return [outlineStyle, outlineStyle === 'none' ? '' : outlineColor, borderWidth, borderColor].join(' ')
    })
  expect(await edge(thumbnails.nth(0))).not.toBe(await edge(thumbnails.nth(1)))
  await page
    .getByRole('link', { name: /^Message Us/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const [outline, ground] = await dialog.evaluate((box) => [getComputedStyle(box).outlineColor, getComputedStyle(box).backgroundColor])
  expect([ground, 'rgba(0, 0, 0, 0)'], 'A dialog has an edge where shadows are left out').not.toContain(outline)
  await page.keyboard.press('Escape')
  const often = page.getByRole('group', { name: 'Repayments are due' })
  await often.scrollIntoViewIfNeeded()
  expect(await difference(often.locator('label').nth(0), often.locator('label').nth(1))).toBeGreaterThan(0.3)
})

test('on a wide screen a row of cars is turned by its arrows and ends where the column does', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const site of ['saltbush', 'meridian', 'stillwater']) {
    await visit(siteAddress(site))
    const row = page
      .locator('div:has(> [data-turns])')
      .filter({ has: page.locator('ul') })
      .first()
    await row.scrollIntoViewIfNeeded()
    const list = row.locator('ul').first()
    const [onward, back] = [row.locator('[data-turns="1"]'), row.locator('[data-turns="-1"]')]
    await expect(onward).toBeVisible()
    await expect(back).toBeHidden()
    // What a part of a document stands in has no box.
    const around = row.locator('xpath=ancestor::*[not(self::f-island)][1]')
    const [column, shown] = [await around.boundingBox(), await list.boundingBox()]
    expect(Math.abs((column?.x ?? 0) + (column?.width ?? 0) - (shown?.x ?? 0) - (shown?.width ?? 0)), site).toBeLessThan(8)
    await onward.click()
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200)
    await expect(back).toBeVisible()
    await expect(page.getByText('Swipe').filter({ visible: true })).toHaveCount(0)
  }
})

test('the line at the end of a centred page stands in its middle (NAV-20)', async ({ page, visit }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(siteAddress('kauri'))
    const beside = await page.locator('[data-setting="/footer/line"]').evaluate((line) => {
      const words = document.createRange()
      words.selectNodeContents([...line.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? line)
      const { left, right } = line.getBoundingClientRect()
      return [...words.getClientRects()].map((row) => Math.round(Math.abs((row.left + row.right - left - right) / 2)))
    })
    expect(Math.max(...beside), `${width} px`).toBeLessThan(4)
  }
})

test('the words on a button of a card stand on one line, beside another button, too (CARD-06)', async ({ page, visit }) => {
  for (const site of ['geelong-mazda', 'karri-coast-toyota', 'meridian']) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(`${siteAddress(site)}/search/new-cars`)
      const buttons = page.locator('[data-setting="/card/buttons"]').locator('a, button').filter({ visible: true })
      const heights = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height))
      expect(heights.length, site).toBeGreaterThan(20)
      // The least that a finger needs; a second line would make it higher.
      expect(Math.max(...heights), `${site}, ${width} px`).toBeLessThanOrEqual(44)
    }
  }
})

test('the dealer’s name stands level with what is beside it in the header', async ({ page, visit }) => {
  for (const slug of ['long-paddock', 'kauri'])
    for (const size of [screens.phone, screens.desktop]) {
      await page.setViewportSize(size)
      await visit(siteAddress(slug))
      const middles = await page.locator('header .area-name img, header .area-actions').evaluateAll((elements) =>
        elements.map((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return (top + bottom) / 2
        }),
      )
      expect(middles, `${slug} at ${size.width}`).toHaveLength(2)
      expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99)), `${slug} at ${size.width}`).toBeLessThanOrEqual(1)
    }
})

test('at the end of a page on a phone the menu stands beside the places and the law (NAV-20)', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const site of ['karri-coast-toyota', 'meridian']) {
    await visit(`${siteAddress(site)}/privacy-policy`)
    const footer = page.getByRole('contentinfo')
    const topOf = async (name: string) => (await footer.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0
    expect(await topOf('Visit us'), site).toBeCloseTo(await topOf('Explore'), 0)
    expect(await topOf('Legal'), site).toBeGreaterThan(await topOf('Visit us'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), site).toBeLessThanOrEqual(390)
  }
})

test('pictures come in the size they are shown at, not in a smaller one', async ({ page, visit }) => {
  for (const path of ['saltbush', 'meridian', 'karri-coast-toyota', 'kauri'].map((site) => siteAddress(site))) {
    await visit(path)
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
    })
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
    expect([path, [...new Set(enlarged)]]).toEqual([path, []])
  }
})

test('on the picture of a car the name of its place, however long, leaves the signs of the pictures free', async ({ page, visit }) => {
  await visit(`${siteAddress('saltbush')}/search`)
  const gaps = await page.locator('#results [data-place]:has(.card-dots)').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const place = [...picture.children].find((child) => child.className.includes('bottom-3'))
      const words = document.createTreeWalker(place ?? picture, NodeFilter.SHOW_TEXT)
      const name = words.nextNode()
      if (name) name.textContent = 'The Great Northern Highway Used and Nearly New Vehicle Centre'
      const [dots, beside] = [picture.querySelector('.card-dots'), place].map((element) => element?.getBoundingClientRect())
      return (dots?.left ?? 0) - (beside?.right ?? 0)
    }),
  )
  expect(gaps.length).toBeGreaterThan(3)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
})

test('where a card has the name on its picture, the signs of the pictures stand clear of it', async ({ page, visit }) => {
  await visit(`${siteAddress('stillwater')}/search`)
  const gaps = await page
    .locator('#results article:has(.card-dots)')
    .evaluateAll((cards) =>
      cards.map(
        (card) =>
          (card.querySelector('.card-dots')?.getBoundingClientRect().top ?? 0) -
          (card.querySelector('h3')?.getBoundingClientRect().bottom ?? 0),
      ),
    )
  expect(gaps.length).toBeGreaterThan(3)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0)
})

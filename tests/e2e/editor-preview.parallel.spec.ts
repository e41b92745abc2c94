import type { Page } from '@playwright/test'
import { openEditor } from './openEditor'
import { expect, screens, test } from './test'

/** Opens a site's editor with a page in the preview; records the console's requests. */
const openPreview = async (page: Page, siteName: string, path: string) => {
  const editor = await openEditor(page, siteName)
  await editor.show(path)
  const requested: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/trpc/preview.') && requested.push(request.url())))
  const bar = page.getByRole('region', { name: 'Preview', exact: true })
  const about = page.getByRole('complementary', { name: 'About this page' })
  return {
    ...editor,
    requested,
    bar,
    about,
    cards: editor.preview.getByRole('region', { name: 'Cars' }).getByRole('article'),
    showAs: async (name: string) => {
      await page.getByRole('button', { name: /^Show a car as:/ }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    },
    inspect: page.getByRole('button', { name: 'Inspect the page', exact: true }),
    why: page.getByRole('button', { name: 'Why?', exact: true }),
  }
}

test.describe('Example states in the editor’s preview', () => {
  test('Example states in the editor’s preview show the first car of a list in another state, at once and without a request', async ({
    login,
  }) => {
    const page = await login('admin')
    const { cards, showAs, requested, bar } = await openPreview(page, 'Long Paddock', '/search')
    const first = cards.first()
    const name = await first.getByRole('heading', { level: 3 }).innerText()
    await showAs('Sold')
    await expect(first.getByText('JUST SOLD')).toBeVisible()
    await expect(first.getByText('Find Me Something Similar').first()).toBeVisible()
    await expect(bar.getByText(`Example: the first car, ${name}, as if sold yesterday.`)).toBeVisible()
    await showAs('Without photos')
    await expect(first.getByText('Images coming soon')).toBeVisible()
    await expect(cards.nth(1).getByText('JUST SOLD')).toHaveCount(0)
    await bar.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(bar.getByText(/^Example:/)).toHaveCount(0)
    await expect(first.getByText('Images coming soon')).toHaveCount(0)
    expect(requested).toEqual([])
  })

  test('Example states in the editor’s preview keep “Images coming soon” clear of a name on the picture, on a phone and on a desktop (CARD-02)', async ({
    login,
  }) => {
    const page = await login('admin')
    const { cards, showAs } = await openPreview(page, 'Stillwater Electric', '/search')
    await showAs('Without photos')
    const placeholder = cards.first().getByText('Images coming soon')
    for (const [device, width] of [
      ['Phone', '390 × '],
      ['Desktop', '1440 × '],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${device}, `) }).click()
      await expect(page.getByRole('status', { name: 'Size of the screen' })).toContainText(width)
      await expect(placeholder).toBeVisible()
      const place = await placeholder.boundingBox()
      const name = await cards.first().getByRole('heading', { level: 3 }).boundingBox()
      expect(place?.height).toBeGreaterThan(0)
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(name?.y ?? 0)
    }
  })

  test('Example states in the editor’s preview show any car of the site, found by its name or stock number', async ({
    login,
    expectAccessible,
  }) => {
    const page = await login('admin')
    const { address } = await openPreview(page, 'Long Paddock', '/search')
    await page.getByRole('button', { name: 'Time: now', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Time of the preview' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Time of the preview' })).toBeHidden()
    await page.getByRole('button', { name: /^Show a car as:/ }).click()
    await page.getByRole('menuitem', { name: 'Choose a car…', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Show a car' })
    const cars = dialog.getByRole('list', { name: 'Cars' }).getByRole('button')
    await expect(cars.nth(5)).toBeVisible()
    const stockNumber = /(\w+) · /.exec(await cars.nth(5).innerText())?.[1] ?? ''
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Name or stock number' }).fill(stockNumber)
    await expect(cars).toHaveCount(1)
    await cars.click()
    await expect(address).toHaveValue(new RegExp(`^/cars/.*${stockNumber.toLowerCase()}$`))
  })
})

test.describe('Inspecting the editor’s preview', () => {
  test('Inspecting the editor’s preview opens the setting of the pressed element, then of the element around it', async ({ login }) => {
    const page = await login('admin')
    const { preview, settings, inspect, address } = await openPreview(page, 'Long Paddock', '/search')
    await inspect.click()
    await expect(inspect).toHaveAttribute('aria-pressed', 'true')
    const details = preview
      .getByRole('region', { name: 'Cars' })
      .getByRole('link', { name: /^View Details/ })
      .first()
    await details.hover()
    await expect(preview.locator('.inspected-label')).toContainText('Card buttons › Details')
    await details.click()
    await expect(settings.getByRole('heading', { level: 2, name: 'Cards' })).toBeVisible()
    await expect(settings.locator('[data-pointer="/card/buttons/details"]').locator(':focus')).toHaveCount(1)
    await expect(address).toHaveValue('/search')
    await details.click()
    await expect(preview.locator('.inspected-label')).toContainText('2 of')

    await preview.getByRole('heading', { level: 1 }).click()
    await expect(settings.getByRole('heading', { level: 2, name: 'Stock list' })).toBeVisible()
    await expect(settings.getByRole('textbox', { name: 'Heading', exact: true })).toBeFocused()
    await inspect.click()
    await expect(preview.locator('.inspected-label')).toHaveCount(0)
  })

  test('Inspecting the editor’s preview has a list for the keyboard, with links to each setting and to its part of the page', async ({
    login,
    expectAccessible,
  }) => {
    const page = await login('admin')
    const { about, why, preview, settings } = await openPreview(page, 'Long Paddock', '/search')
    await why.click()
    await about.getByRole('tab', { name: 'Settings on this page', exact: true }).click()
    const list = about.getByRole('list', { name: 'Settings on this page' })
    await expect(list.getByRole('button', { name: 'Stock list › Heading', exact: true })).toBeVisible()
    await expectAccessible(page)
    await about.getByRole('textbox', { name: 'Find a setting of this page' }).fill('footer')
    await list
      .getByRole('button', { name: /^Show Footer.* on the page/ })
      .last()
      .press('Enter')
    await expect(preview.getByRole('contentinfo')).toBeInViewport()
    await about.getByRole('textbox', { name: 'Find a setting of this page' }).fill('stock list › heading')
    await list.getByRole('button', { name: 'Stock list › Heading', exact: true }).press('Enter')
    await expect(settings.getByRole('textbox', { name: 'Heading', exact: true })).toBeFocused()
    await expect(preview.getByRole('heading', { level: 1 }).locator('[data-outlined]')).toBeVisible()
  })
})

test.describe('The list of reasons why parts show', () => {
  test('The list of reasons why parts show also explains hidden parts, with the rule, the setting and the car’s fields', async ({
    login,
    expectAccessible,
  }) => {
    const page = await login('admin')
    const { about, why, preview, settings, showAs } = await openPreview(page, 'Long Paddock', '/search')
    await preview.getByRole('region', { name: 'Cars' }).getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(preview.getByRole('complementary', { name: 'Price and contact' })).toBeVisible()
    await showAs('Sold')
    await why.click()
    await expect(about.getByRole('status')).toHaveText(/^Hidden on this page: [1-9]\d* · shown: [1-9]\d*$/)
    const price = about.getByRole('region', { name: 'Price', exact: true }).getByRole('listitem').filter({ hasText: 'Was-price' })
    await expect(price).toContainText('A car that isn’t in stock shows no price.')
    await price.locator('summary').click()
    await expect(price).toContainText('(VDP-29)')
    await expect(price).toContainText('Status:Sold')
    await expectAccessible(page)

    const tags = about
      .getByRole('region', { name: 'Tags' })
      .getByRole('listitem')
      .filter({ hasText: /^Sold tag/ })
    await expect(tags).toContainText('Shown')
    await tags.locator('summary').click()
    await tags.getByRole('button', { name: /Sold tag$/ }).click()
    await expect(settings.getByRole('textbox', { name: 'Sold tag', exact: true })).toBeFocused()

    await about.getByRole('button', { name: 'Hidden', exact: true }).click()
    await expect(tags).toHaveCount(0)
    await expect(about.getByRole('region', { name: 'Buttons' }).getByText('A car that isn’t in stock has only').first()).toBeVisible()
  })
})

test('screens are rotated, zoomed, resized and stored', async ({ login }) => {
  const page = await login('admin')
  const { bar, preview } = await openPreview(page, 'Long Paddock', '/search')
  const size = bar.getByRole('status', { name: 'Size of the screen' })
  const menu = preview.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Phone, 390 pixels', exact: true }).click()
  await expect(size).toHaveText('390 × 844')
  await expect(menu).toBeHidden()
  await expect(preview.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Rotate the screen', exact: true }).click()
  await expect(size).toHaveText('844 × 390')
  await expect(bar.getByRole('combobox', { name: 'Zoom of the preview' })).toContainText('Fit, 100%')
  await bar.getByRole('combobox', { name: 'Zoom of the preview' }).click()
  await page.getByRole('option', { name: '50%', exact: true }).click()
  const handle = bar.getByRole('slider', { name: 'Width of the preview' })
  await handle.press('PageUp')
  await expect(handle).toHaveAttribute('aria-valuetext', '944 pixels')
  await expect(size).toHaveText(/^944 × /)

  await page.reload()
  await expect(preview.getByRole('contentinfo')).toBeVisible()
  await expect(size).toHaveText(/^944 × /)
  await expect(bar.getByRole('combobox', { name: 'Zoom of the preview' })).toContainText('50%')
  await bar.getByRole('combobox', { name: 'Zoom of the preview' }).click()
  await page.getByRole('option', { name: 'Fit to window' }).click()
  await page.getByRole('button', { name: 'Desktop, 1440 pixels', exact: true }).click()
  await expect(size).toHaveText(/^1440 × /)
  await expect(menu).toBeVisible()
})

test('everything is usable on a phone and in the dark theme', async ({ login, expectAccessible }) => {
  const page = await login('admin', { viewport: screens.phone, colorScheme: 'dark' })
  await page.goto('/#/sites')
  await page.getByRole('article').filter({ hasText: 'Long Paddock' }).getByRole('link', { name: 'Edit site', exact: true }).click()
  await page.getByRole('tab', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
  const preview = page.frameLocator('iframe[title="Preview of the site"]')
  await expect(preview.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('button', { name: 'Why?', exact: true }).click()
  await expect(page.getByRole('complementary', { name: 'About this page' }).getByRole('status')).toHaveText(/^Hidden on this page/)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens.phone.width)
})

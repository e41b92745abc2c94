import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, test } from './test'

test.describe('Lists', () => {
  test('the menu is put in order by button and by keyboard', async ({ login, api, expectAccessible }) => {
    await resetSite(await api('admin'), 'Karri Coast Toyota')
    const page = await login('publisher of Karri Coast')
    const editor = await openEditor(page, 'Karri Coast Toyota')
    const menu = editor.preview.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const labels = async () => (await menu.locator(':scope > ul > li > :is(a, div > a, button)').allInnerTexts()).join(' ')
    await expect.poll(labels).toMatch(/Pre-Owned Special Offers Service Parts/)

    await editor.section('Menu')
    await editor.settings.getByRole('button', { name: 'Move Special Offers up', exact: true }).click()
    await expect.poll(labels).toMatch(/Special Offers Pre-Owned Service Parts/)
    // Nothing is half under the search that stays on top.
    await editor.settings.locator('[data-scroll]').evaluate((panel) => panel.scrollTo({ top: 0 }))
    await expectAccessible(page)

    const handle = editor.settings.getByRole('button', { name: 'Move Parts', exact: true })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    // Only from when its place is said is it known what stands around it.
    await expect(page.getByText('Parts at 5 of the menu.')).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Parts at 4 of the menu.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Parts at 5 of the menu.')).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Parts at 4 of the menu.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(labels).toMatch(/Special Offers Pre-Owned Parts Service/)

    await editor.settings.getByRole('button', { name: 'Remove Fleet', exact: true }).click()
    await expect.poll(labels).not.toContain('Fleet')
    await editor.settings.getByRole('button', { name: 'Restore Fleet', exact: true }).click()
    await expect.poll(labels).toContain('Fleet')
    await editor.saved()
  })

  test('a mandatory item stays, and says who wants it', async ({ login, api }) => {
    const client = await api('publisher of Karri Coast')
    const siteId = await resetSite(await api('admin'), 'Karri Coast Toyota')
    const page = await login('publisher of Karri Coast')
    const editor = await openEditor(page, 'Karri Coast Toyota')
    await editor.section('Menu')
    await editor.settings.getByRole('button', { name: 'Remove Pre-Owned', exact: true }).click()
    await expect(editor.settings.getByRole('alert').filter({ hasText: 'Pre-Owned' })).toContainText('Toyota dealer')
    await expect(
      editor.preview.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pre-Owned', exact: true }),
    ).toBeVisible()

    await editor.settings.getByRole('button', { name: 'Move Finance', exact: true }).focus()
    await page.keyboard.press('Delete')
    await expect(editor.settings.getByRole('alert').filter({ hasText: 'Finance' })).toContainText('Toyota dealer')

    // The same by the back door.
    const { draft } = await client.sites.forEditing.query({ siteId })
    const navigation = { items: [{ id: 'pre-owned', removed: true }] }
    await expect(
      client.sites.saveDraft.mutate({ siteId, values: { ...draft.values, navigation }, expectedRevision: draft.revision }),
    ).rejects.toThrow(/Pre-Owned/)
  })

  test('a new page is named, left without its title, found again, put into the menu and seen live', async ({ login, api }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    const { settings, preview } = editor
    await editor.section('Pages')
    await settings.getByRole('button', { name: 'Add page', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Text page/ }).click()
    const title = settings.getByRole('textbox', { name: 'Title', exact: true })
    await title.fill('Winter check')
    await expect(preview.getByRole('heading', { level: 1, name: 'Winter check' })).toBeVisible()
    await expect(editor.address).toHaveValue('/winter-check')

    await title.fill('')
    await editor.saved()
    await page.reload()
    await expect(preview.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('button', { name: 'Open the setting', exact: true }).click()
    await expect(title).toBeFocused()
    await settings.getByRole('button', { name: 'All pages', exact: true }).click()
    await page.getByRole('button', { name: /^Publish/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish Long Paddock' })
    await expect(dialog.getByText('1 setting needs attention before you can publish')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /cannot be empty/ })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Not yet', exact: true }).click()
    await settings
      .getByRole('list', { name: 'Pages' })
      .getByRole('button', { name: /^Page without a title/ })
      .click()
    await title.fill('Winter check')

    await settings.getByRole('button', { name: 'Add to the menu', exact: true }).click()
    await expect(settings.getByText('It is in the main menu as “Winter check”.')).toBeVisible()
    await expect(preview.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Winter check', exact: true })).toBeAttached()
    await editor.saved()
    await page.getByRole('button', { name: /^Publish \d+ change/ }).click()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('link', { name: 'See the live site', exact: true })).toHaveAttribute('href', /\/winter-check#/)
    await resetSite(await api('admin'), 'Long Paddock')
  })

  test('a card’s button is given other words', async ({ login, api }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    await editor.section('Cards')
    await editor.settings.getByRole('button', { name: 'Show on Stock list', exact: true }).click()
    const cars = editor.preview.getByRole('region', { name: 'Cars' })
    await expect(cars.getByRole('link', { name: /^Enquire/ }).first()).toBeVisible()

    const row = editor.settings.getByRole('list', { name: 'Card buttons' }).getByRole('listitem').filter({ hasText: 'Enquire' })
    await row.getByRole('button', { name: /^Enquire/ }).click()
    await row.getByRole('textbox', { name: 'Text' }).fill('Ask a rider')
    await expect(cars.getByRole('link', { name: /^Ask a rider/ }).first()).toBeVisible()
    await expect(cars.getByRole('link', { name: /^Enquire/ })).toHaveCount(0)
    await editor.settings.getByRole('switch', { name: 'Show location', exact: true }).uncheck()
    await editor.saved()
  })

  test('a block of a page is edited where it stands', async ({ login, api, expectAccessible }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    await editor.section('Pages')
    const pages = editor.settings.getByRole('list', { name: 'Pages' })
    // Order means nothing among pages: there is nothing to change it by; and two that are called alike say so.
    await expect(pages.getByRole('button', { name: /^Remove / }).first()).toBeVisible()
    await expect(pages.getByRole('button', { name: /^Move / })).toHaveCount(0)
    await expect(pages.getByText(/^Called much like “Sell your vehicle” at \/sell-your-car/)).toBeVisible()
    await pages
      .getByRole('button', { name: /^Home(?! ?[a-z])/ })
      .first()
      .click()
    await editor.settings.getByRole('button', { name: /^Hero Take the long way/ }).click()
    await editor.settings.getByRole('textbox', { name: 'Heading', exact: true }).fill('Take it slow')
    await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Take it slow')
    await expectAccessible(page)

    // Pictures have no name of their own; what is added is saved all the same.
    await editor.settings.getByRole('button', { name: 'Add block', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Add a block' })
      .getByRole('button', { name: /^Photos/ })
      .click()
    await editor.settings.getByRole('button', { name: 'Add picture', exact: true }).click()
    await expect(editor.settings.getByRole('list', { name: 'Pictures' }).getByRole('button', { name: /^Picture 1/ })).toBeVisible()
    await editor.saved()
  })
})

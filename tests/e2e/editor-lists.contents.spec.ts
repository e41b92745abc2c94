import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, test } from './test'

test.describe('Lists in the editor', () => {
  test('a new page is named, found again without its title, added to the menu and published', async ({ login, api }) => {
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
    await expect(dialog.getByRole('button', { name: /can’t be empty/ })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
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

  test('a block of a page is edited in place', async ({ login, api, expectAccessible }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    await editor.section('Pages')
    const pages = editor.settings.getByRole('list', { name: 'Pages' })
    // Pages have no order controls.
    await expect(pages.getByRole('button', { name: /^Remove / }).first()).toBeVisible()
    await expect(pages.getByRole('button', { name: /^Move / })).toHaveCount(0)
    await pages
      .getByRole('button', { name: /^Home(?! ?[a-z])/ })
      .first()
      .click()
    await editor.settings.getByRole('button', { name: /^Hero Take the long way/ }).click()
    await editor.settings.getByRole('textbox', { name: 'Heading', exact: true }).fill('Take it slow')
    await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Take it slow')
    await expectAccessible(page)

    // Pictures have no name; an added one is saved all the same.
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

import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, test } from './test'

test.describe('The editor’s draft', () => {
  test('The editor’s draft saves automatically, and undo and redo work across saves and a reload', async ({ login, api }) => {
    await resetSite(await api('admin'), 'Kauri & Co')
    const page = await login('admin')
    const editor = await openEditor(page, 'Kauri & Co')
    await editor.section('Header')
    const button = editor.settings.getByRole('textbox', { name: 'Button text' })
    await editor.announcement.fill('First words')
    await editor.saved()
    await button.fill('Ring us')
    await editor.saved()
    await editor.announcement.fill('Second words')
    await expect(editor.announced).toHaveText('Second words')
    await editor.saved()

    const [undo, redo] = [page.getByRole('button', { name: 'Undo', exact: true }), page.getByRole('button', { name: 'Redo', exact: true })]
    await undo.click()
    await expect(editor.announced).toHaveText('First words')
    await undo.click()
    await expect(button).toHaveValue('')
    await redo.click()
    await expect(button).toHaveValue('Ring us')
    await editor.saved()

    await page.reload()
    await expect(editor.announced).toHaveText('First words')
    await redo.click()
    await expect(editor.announced).toHaveText('Second words')
    for (const _step of ['second words', 'the button', 'first words']) await undo.click()
    await expect(editor.announced).toHaveCount(0)
    await expect(undo).toBeDisabled()
    await editor.saved()
    await expect(editor.publish).toHaveAccessibleName('Published')
  })

  test('two users’ changes to the same setting are a conflict that a user resolves', async ({ login, api, watch, expectAccessible }) => {
    watch.allow(/answered 409: POST \S+sites\.saveDraft/)
    await resetSite(await api('admin'), 'Saltbush Motors')
    const [robin, eddie] = [await login('admin'), await login('editor of Saltbush')]
    const [hers, his] = [await openEditor(robin, 'Saltbush Motors'), await openEditor(eddie, 'Saltbush Motors')]
    await robin.route(/\/trpc\/presence\.beat/, () => {})
    await his.section('Header')
    await his.announcement.fill('Eddie’s words')
    await his.saved()
    await hers.section('Header')
    await hers.announcement.fill('Robin’s words')

    const dialog = robin.getByRole('dialog', { name: 'Eddie Editor changed the same settings' })
    await expect(dialog).toContainText('Eddie’s words')
    await expect(dialog).toContainText('Robin’s words')
    await expectAccessible(robin)
    await dialog.getByRole('radio', { name: /Eddie’s words/ }).check()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(hers.announcement).toHaveValue('Eddie’s words')
    await expect(hers.announced).toHaveText('Eddie’s words')
    await expect(robin.getByText(/^Saved /)).toBeVisible()
  })
})

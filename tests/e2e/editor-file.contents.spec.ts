import { readFile } from 'node:fs/promises'
import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, test } from './test'

test.describe('Import and export', () => {
  test('an exported file is imported again without changes, and errors of a file are shown', async ({
    login,
    api,
    watch,
    expectAccessible,
  }) => {
    watch.allow(/answered 400: POST \S+sites\.importConfig/)
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Export settings', exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/long-paddock.*\.json$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ schemaVersion: expect.any(Number), values: { identity: { name: 'Long Paddock' } } })

    await editor.section('Header')
    await editor.announcement.fill('Only for a moment')
    await expect(editor.announced).toHaveText('Only for a moment')
    await editor.saved()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Import settings', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Import settings' })
    const replace = dialog.getByRole('button', { name: 'Replace draft', exact: true })
    const choose = (content: string) =>
      dialog
        .locator('input[type="file"]')
        .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(content) })
    await choose('{ "identity": { "name": "Long" ')
    await replace.click()
    await expect(dialog.getByText(/not valid JSON\. Line 1, column \d+/).first()).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('Nothing was changed.')
    await expectAccessible(page)
    await choose(JSON.stringify({ footer: { about: 'a'.repeat(5_000_000) } }))
    await expect(dialog.getByRole('alert')).toHaveText('The file is larger than the limit of 2 MB. Nothing was changed.')
    await dialog.getByRole('textbox', { name: 'Or paste the settings' }).fill(text)
    await replace.click()
    await expect(dialog).toBeHidden()
    await expect(editor.announced).toHaveCount(0)
    await expect(editor.publish).toHaveAccessibleName('Published')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(editor.announced).toHaveText('Only for a moment')
  })
})

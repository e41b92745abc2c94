import { readFile } from 'node:fs/promises'
import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, test } from './test'

test.describe('Import and export', () => {
  test('what was exported is imported again, unchanged', async ({ login, api }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Download the settings', exact: true }).click()
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
    await dialog.getByRole('textbox', { name: 'Or paste the settings' }).fill(text)
    await dialog.getByRole('button', { name: 'Replace the draft', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(editor.announced).toHaveCount(0)
    await expect(editor.publish).toHaveAccessibleName('Published')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(editor.announced).toHaveText('Only for a moment')
  })

  test('whatever is wrong with a file is said by name, and nothing changes', async ({ login, api, watch, expectAccessible }) => {
    watch.allow(/answered 4(00|13): POST \S+sites\.importConfig/)
    const client = await api('admin')
    const siteId = await resetSite(client, 'Karri Coast Toyota')
    const before = (await client.sites.forEditing.query({ siteId })).draft
    const page = await login('publisher of Karri Coast')
    const editor = await openEditor(page, 'Karri Coast Toyota')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Import settings', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Import settings' })
    const refusals = [
      ['malformed', '{ "identity": { "name": "Karri" ', /not valid JSON\. Line 1, column \d+/],
      ['an unknown key', JSON.stringify({ identity: { name: 'Karri', colour: 'red' } }), /colour/],
      [
        'a mandatory item taken away',
        JSON.stringify({ ...before.values, navigation: { items: [{ id: 'pre-owned', removed: true }] } }),
        /Pre-Owned/,
      ],
    ] as const
    for (const [name, text, message] of refusals) {
      await test.step(name, async () => {
        await dialog
          .locator('input[type="file"]')
          .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(text) })
        await dialog.getByRole('button', { name: 'Replace the draft', exact: true }).click()
        await expect(dialog.getByText(message).first()).toBeVisible()
        await expect(dialog.getByRole('alert')).toContainText('Nothing was changed.')
      })
    }
    await expectAccessible(page)
    await test.step('five megabytes', async () => {
      const config = Buffer.from(JSON.stringify({ footer: { about: 'a'.repeat(5_000_000) } }))
      await dialog.locator('input[type="file"]').setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: config })
      await expect(dialog.getByRole('alert')).toHaveText('The file is larger than 2 MB, which no config is. Nothing was changed.')
      // The same by the back door.
      await expect(
        client.sites.importConfig.mutate({ siteId, text: config.toString(), expectedRevision: before.revision }),
      ).rejects.toThrow('The file is larger than 2 MB, which no config is.')
    })
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(editor.publish).toHaveAccessibleName('Published')
    expect((await client.sites.forEditing.query({ siteId })).draft).toEqual(before)
  })
})

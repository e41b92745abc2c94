import { siteAddress } from '../addresses'
import { openEditor } from '../openEditor'
import { resetSite } from '../resetSite'
import { expect, test } from '../test'

test('a site is edited, an edit is undone after a reload, and the rest is previewed and published (CFG-04)', {
  tag: '@smoke',
}, async ({ page: shopper, visit, login, api }) => {
  const client = await api('admin')
  await resetSite(client, 'Kauri & Co')
  const announced = shopper.getByRole('complementary', { name: 'Announcement' })
  await visit(siteAddress('kauri'))
  await expect(announced).toHaveCount(0)

  const page = await login('admin')
  const editor = await openEditor(page, 'Kauri & Co')
  await editor.section('Header')
  await editor.announcement.fill('Winter hours from Monday')
  await expect(editor.announced).toHaveText('Winter hours from Monday')
  // Changes of one field within a second are one step of undo.
  await expect(page.getByText(/^Saved (?:[2-9]|\d\d) s ago/)).toBeVisible()
  await editor.announcement.fill('Closed on Monday')
  await expect(editor.announced).toHaveText('Closed on Monday')
  await editor.saved()
  await page.reload()
  await expect(editor.announced).toHaveText('Closed on Monday')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(editor.announced).toHaveText('Winter hours from Monday')
  await editor.publishWith('Winter hours')
  await visit(siteAddress('kauri'))
  await expect(announced).toHaveText('Winter hours from Monday')
  await resetSite(client, 'Kauri & Co')
})

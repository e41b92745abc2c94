import { makeSite } from '../makeSite'
import { openEditor } from '../openEditor'
import { expect, test } from '../test'

test('a site is edited, an edit is taken back after a reload, and the rest is previewed and published (CFG-04)', {
  tag: '@smoke',
}, async ({ page: shopper, visit, login, api }) => {
  const client = await api('admin')
  const { data: layers } = await client.layers.getList.query({ filter: { q: 'Yard', kind: 'template' } })
  const slug = `corner-${Date.now().toString(36)}`
  const { name, address } = await makeSite(client, slug, `Corner ${slug}`, layers.find((each) => each.name === 'Yard')?.id ?? '')
  const announced = shopper.getByRole('complementary', { name: 'Announcement' })
  await visit(address)
  await expect(announced).toHaveCount(0)

  const page = await login('admin')
  const editor = await openEditor(page, name)
  await editor.section('Header')
  await editor.announcement.fill('Winter hours from Monday')
  await editor.saved()
  await editor.announcement.fill('Closed on Monday')
  await expect(editor.announced).toHaveText('Closed on Monday')
  await editor.saved()
  await page.reload()
  await expect(editor.announced).toHaveText('Closed on Monday')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(editor.announced).toHaveText('Winter hours from Monday')
  await editor.publishWith('Winter hours')
  await visit(address)
  await expect(announced).toHaveText('Winter hours from Monday')
})

import { siteAddress } from './addresses'
import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, test } from './test'

test.describe('Publishing in the editor', () => {
  test('Publishing in the editor switches the live site at once, is listed in the history, and is rolled back in one click', async ({
    page: shopper,
    visit,
    login,
    api,
    expectAccessible,
  }) => {
    await resetSite(await api('admin'), 'Kauri & Co')
    const kauri = siteAddress('kauri')
    const announced = shopper.getByRole('complementary', { name: 'Announcement' })
    await visit(kauri)
    await expect(announced).toHaveCount(0)

    const page = await login('admin')
    const editor = await openEditor(page, 'Kauri & Co')
    await editor.section('Header')
    await editor.announcement.fill('Winter hours from Monday')
    await editor.publish.click()
    const dialog = page.getByRole('dialog', { name: 'Publish Kauri & Co' })
    await expect(dialog).toContainText('1 change since version')
    await expect(dialog.getByRole('list').filter({ hasText: 'Winter hours from Monday' })).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Note for the history' }).fill('Winter hours')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: /Version \d+ is live/ })).toBeVisible()
    await expect(dialog).toBeHidden()
    await visit(kauri)
    await expect(announced).toHaveText('Winter hours from Monday')
    await expect(editor.publish).toHaveAccessibleName('Published')

    await page.getByRole('button', { name: 'History', exact: true }).click()
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
    await expect(versions.first()).toContainText('Winter hours')
    await expect(versions.first()).toContainText('Live')
    await expect(versions.first()).toContainText('Robin Platform')
    await versions.first().getByRole('checkbox').check()
    await versions.last().getByRole('checkbox').check()
    await expect(page.getByText(/^Version 1 → version \d+$/)).toBeVisible()
    await expect(page.getByText(/Announcement.*Winter hours from Monday/)).toBeVisible()
    await expectAccessible(page)

    await versions.last().getByRole('button', { name: 'Roll back', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Roll back' })
    await expect(question).toContainText('“Winter hours from Monday”')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Roll back to version 1', exact: true }).click()
    await expect(versions.last()).toContainText('Live')
    await expect(page.getByRole('alert')).toContainText('restore version 1 into the draft')
    await visit(kauri)
    await expect(announced).toHaveCount(0)
  })

  test('two users can’t publish over each other', async ({ page: shopper, visit, login, api, watch }) => {
    watch.allow(/answered 409: POST \S+sites\.(saveDraft|publish)/)
    await resetSite(await api('admin'), 'Saltbush Motors')
    const [robin, onno] = [await login('admin'), await login('onboarder')]
    const [hers, his] = [await openEditor(robin, 'Saltbush Motors'), await openEditor(onno, 'Saltbush Motors')]
    await hers.section('Header')
    await hers.announcement.fill('Robin’s news')
    await hers.saved()
    await his.section('Header')
    await his.settings.getByRole('textbox', { name: 'Button text' }).fill('Onno’s button')
    await his.saved()
    await expect(his.announced).toHaveText('Robin’s news')

    await his.publish.click()
    const dialog = onno.getByRole('dialog', { name: 'Publish Saltbush Motors' })
    await expect(dialog).toContainText('Robin’s news')
    await robin.reload()
    await hers.publishWith('Robin was first')

    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(/^Version \d+ went live in the meantime/)
    await visit(siteAddress('saltbush'))
    await expect(shopper.getByRole('complementary', { name: 'Announcement' })).toHaveText('Robin’s news')
    await resetSite(await api('admin'), 'Saltbush Motors')
  })
})

import type { Page } from '@playwright/test'
import { siteAddress } from './addresses'
import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, test } from './test'

/** Only these journeys publish it. */
const site = 'Meridian Mazda Geelong'

/** Triggers the editor's poll at once, as when its tab becomes visible. */
const triggerPoll = async (page: Page) => {
  const answered = page.waitForResponse((response) => response.url().includes('presence.beat'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await answered
}

test('A scheduled publication goes live automatically, and every user in the editor sees it', async ({
  login,
  api,
  visit,
  page: shopper,
  expectAccessible,
}) => {
  const client = await api('admin')
  const siteId = await resetSite(client, site)
  const page = await login('group manager of Meridian', { timezoneId: 'Australia/Perth' })
  const editor = await openEditor(page, site)
  await editor.section('Header')
  await editor.announcement.fill('Live at its time')
  await expect(editor.announced).toHaveText('Live at its time')

  await page.getByRole('button', { name: /^Publish \d+ change/ }).click()
  const dialog = page.getByRole('dialog', { name: `Publish ${site}` })
  await dialog.getByRole('radio', { name: 'Schedule', exact: true }).check()
  await expect(dialog.getByText(/in your time zone\.$/)).toBeVisible()
  await expectAccessible(page)

  const proposed = await dialog.getByLabel('Date').inputValue()
  await dialog.getByLabel('Date').fill('2020-01-01')
  await expect(dialog.getByText(/That time has passed/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled()

  await dialog.getByLabel('Date').fill(proposed)
  await dialog.getByLabel('Time in Melbourne').fill('10:30')
  await dialog.getByRole('textbox', { name: 'Note for the history' }).fill('By itself')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Goes live .*10:30 am \(Melbourne\)/)).toBeVisible()
  await expectAccessible(page)
  await editor.announcement.fill('Only in the draft')
  await expect(page.getByText(/Your later edits stay in the draft\.$/)).toBeVisible()
  await editor.saved()

  const { waiting } = await client.schedules.list.query({ siteId })
  const due = Date.now() + 2_000
  await client.schedules.move.mutate({ siteId, id: waiting?.id ?? '', publishAt: new Date(due).toISOString() })
  const announced = shopper.getByRole('complementary', { name: 'Announcement' })
  await expect(async () => {
    await visit(siteAddress('geelong-mazda'))
    await expect(announced).toHaveText('Live at its time', { timeout: 500 })
  }).toPass()
  expect(Date.now()).toBeGreaterThanOrEqual(due)
  await triggerPoll(page)
  await expect(page.getByText(/^Version \d+ went live as scheduled for /)).toBeVisible()
  await expect(page.getByText(/^Goes live/)).toBeHidden()
  await expect(editor.publish).toHaveAccessibleName('Publish 1 change')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText(/went live as scheduled/)).toBeHidden()

  await page.getByRole('button', { name: 'History', exact: true }).click()
  const newest = page.getByRole('list', { name: 'Versions' }).getByRole('listitem').first()
  await expect(newest).toContainText('By itself')
  await expect(newest).toContainText('Live')
  await resetSite(client, site)
})

test('Other users in the editor are shown with the section that they edit, and their changes appear', async ({
  login,
  api,
  expectAccessible,
}) => {
  await resetSite(await api('admin'), site)
  const [robin, mia] = [await login('admin'), await login('group manager of Meridian')]
  const [hers, mias] = [await openEditor(robin, site), await openEditor(mia, site)]
  await mias.section('Menu')
  await triggerPoll(mia)
  await triggerPoll(robin)
  const here = robin.getByRole('group', { name: 'Also here' })
  await expect(here.getByRole('img', { name: 'Mia Meridian is editing Menu' })).toBeVisible()
  await expect(mia.getByRole('group', { name: 'Also here' }).getByRole('img', { name: /^Robin Platform/ })).toBeVisible()
  await expectAccessible(robin)

  await mias.section('Header')
  await mias.announcement.fill('Mia was here')
  await mias.saved()
  // Robin has no focused field, so Mia's changes appear automatically.
  await triggerPoll(robin)
  await expect(hers.announced).toHaveText('Mia was here')

  await mia.getByRole('link', { name: 'Back to the sites', exact: true }).click()
  await expect(mia.getByRole('heading', { level: 1, name: site })).toBeHidden()
  await triggerPoll(robin)
  await expect(here).toBeHidden()
  await resetSite(await api('admin'), site)
})

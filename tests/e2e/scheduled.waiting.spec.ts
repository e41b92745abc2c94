import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { siteAddress } from './addresses'
import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, test } from './test'

/** Time has to pass in these journeys; they have a site to themselves, so that others need not wait with them. */
const site = 'Meridian Mazda Geelong'

/** The fields of a date and a time, as the site's zone says them. */
const fieldsOf = (instant: number, timeZone: string) => {
  const { date, minutes } = momentInZone(new Date(instant).toISOString(), timeZone)
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { date, time }
}

test('A publication that waits for its time goes live by itself, and everybody at the editor sees it', async ({
  login,
  api,
  visit,
  page: shopper,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await resetSite(await api('admin'), site)
  const page = await login('group manager of Meridian', { timezoneId: 'Australia/Perth' })
  const editor = await openEditor(page, site)
  await editor.section('Header')
  await editor.announcement.fill('From the top of the minute')
  await expect(editor.announced).toHaveText('From the top of the minute')

  await page.getByRole('button', { name: /^Publish \d+ change/ }).click()
  const dialog = page.getByRole('dialog', { name: `Publish ${site}` })
  await dialog.getByRole('radio', { name: 'At a time of your choice', exact: true }).check()
  await expect(dialog.getByText(/where you are\.$/)).toBeVisible()
  await expectAccessible(page)

  await dialog.getByLabel('Date').fill('2020-01-01')
  await expect(dialog.getByText(/That time has passed/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled()

  // The next whole minute that leaves time to press the button.
  const due = Math.ceil((Date.now() + 20_000) / 60_000) * 60_000
  const fields = fieldsOf(due, 'Australia/Melbourne')
  await dialog.getByLabel('Date').fill(fields.date)
  await dialog.getByLabel('Time in Melbourne').fill(fields.time)
  await dialog.getByRole('textbox', { name: 'Note for the history' }).fill('By itself')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Goes live .*\(Melbourne\)/)).toBeVisible()
  await expectAccessible(page)
  await editor.announcement.fill('Only in the draft')
  await expect(page.getByText(/Your later edits stay in the draft\.$/)).toBeVisible()

  const announced = shopper.getByRole('complementary', { name: 'Announcement' })
  await expect(async () => {
    await visit(siteAddress('geelong-mazda'))
    await expect(announced).toHaveText('From the top of the minute', { timeout: 500 })
  }).toPass({ timeout: due - Date.now() + 90_000 })
  expect(Date.now()).toBeGreaterThanOrEqual(due)
  await expect(page.getByText(/^Version \d+ went live as scheduled for /)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^Goes live/)).toBeHidden()
  await expect(editor.publish).toHaveAccessibleName('Publish 1 change')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText(/went live as scheduled/)).toBeHidden()

  await page.getByRole('button', { name: 'History', exact: true }).click()
  const newest = page.getByRole('list', { name: 'Versions' }).getByRole('listitem').first()
  await expect(newest).toContainText('By itself')
  await expect(newest).toContainText('Live')
  await resetSite(await api('admin'), site)
})

test('Others at the editor are seen with what they are editing, and their changes flow in', async ({ login, api, expectAccessible }) => {
  // Each hears of the other every ten seconds.
  test.slow()
  await resetSite(await api('admin'), site)
  const [robin, mia] = [await login('admin'), await login('group manager of Meridian')]
  const [hers, mias] = [await openEditor(robin, site), await openEditor(mia, site)]
  await mias.section('Menu')
  const here = robin.getByRole('group', { name: 'Also here' })
  await expect(here.getByRole('img', { name: 'Mia Meridian is editing Menu' })).toBeVisible({ timeout: 30_000 })
  await expect(mia.getByRole('group', { name: 'Also here' }).getByRole('img', { name: /^Robin Platform/ })).toBeVisible()
  await expectAccessible(robin)

  await mias.section('Header')
  await mias.announcement.fill('Mia was here')
  await mias.saved()
  // Robin is at no field: what Mia saved comes in by itself.
  await expect(hers.announced).toHaveText('Mia was here', { timeout: 30_000 })

  await mia.getByRole('link', { name: 'Back to the sites', exact: true }).click()
  await expect(here).toBeHidden({ timeout: 30_000 })
  await resetSite(await api('admin'), site)
})

import { readFile } from 'node:fs/promises'
import type { consoleClient } from '../console/consoleClient'
import { resetSite } from './resetSite'
import { expect, test } from './test'

const minuteMs = 60_000
/** The first document starts the thread that writes documents, which loads slowly on a busy machine. Milliseconds. */
const documentTimeout = { timeout: 120_000 }

/** The last full minute at which the home page of a site can be shown: the history begins when the journeys' database does. */
const lastShownMinute = async (client: ReturnType<typeof consoleClient>, siteId: string): Promise<Date> => {
  let minute = new Date(0)
  await expect
    .poll(
      async () => {
        minute = new Date(Math.floor(Date.now() / minuteMs) * minuteMs)
        return (await client.sites.asShown.query({ siteId, path: '/', at: minute.toISOString() }))?.kind
      },
      { timeout: 2 * minuteMs },
    )
    .toBe('page')
  return minute
}

/** Date and time in the site's time zone, as the form's fields have them. */
const inSydney = (instant: Date) => {
  const [date = '', time = ''] = instant.toLocaleString('sv-SE', { timeZone: 'Australia/Sydney' }).split(' ')
  return { date, time: time.slice(0, 5) }
}

test('A page is shown as it was at a minute before a publish, compared with today, and saved for a regulator (CFG-12)', async ({
  login,
  api,
  expectAccessible,
}) => {
  const client = await api('admin')
  const siteId = await resetSite(client, 'Stillwater Electric')
  const minute = await lastShownMinute(client, siteId)
  const { draft, live } = await client.sites.forEditing.query({ siteId })
  const announcement = `Shown from ${Date.now().toString(36)}`
  const { revision } = await client.sites.saveDraft.mutate({
    siteId,
    values: { ...draft.values, header: { ...(draft.values.header as object), announcement } },
    expectedRevision: draft.revision,
  })
  await client.sites.publish.mutate({ siteId, expectedRevision: revision, expectedVersion: live?.version ?? null, note: 'Announcement' })

  const page = await login('admin')
  await page.goto('/#/sites')
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Stillwater Electric', exact: true }) })
    .getByRole('link', { name: 'As shown on…', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'As shown on…' })).toBeVisible()
  const { date, time } = inSydney(minute)
  await page.getByLabel('Date').fill(date)
  await page.getByLabel('Time').fill(time)
  await page.getByRole('button', { name: 'Show page', exact: true }).click()

  const shown = page.getByRole('region', { name: 'The page as it was' })
  await expect(shown.getByText(/^Version \d+ was live, published by /)).toBeVisible()
  await expect(shown.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible()
  const since = page.getByRole('region', { name: 'Changes since then' })
  await expect(since.getByText(announcement).first()).toBeVisible()
  // The publish after the minute, with who made it.
  const afterwards = page.getByRole('region', { name: 'Who changed what afterwards, earliest first' })
  await expect(afterwards.getByText(/: Published version \d+ of Stillwater Electric/).first()).toBeVisible()
  await expectAccessible(page)
  // With the styles of the build that showed it; a page without styles has a margin.
  const picture = page.frameLocator('iframe[title="What shoppers saw"]')
  await expect(picture.getByRole('contentinfo')).toBeVisible()
  await expect(picture.locator('body')).toHaveCSS('margin', '0px')
  await expect(picture.getByText(announcement)).toHaveCount(0)

  const pdf = page.waitForEvent('download', documentTimeout)
  await page.getByRole('button', { name: 'Download evidence (PDF)', exact: true }).click()
  const savedPdf = await pdf
  expect(savedPdf.suggestedFilename()).toMatch(/^page-.*\.pdf$/)
  expect((await readFile(await savedPdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const archive = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download web archive', exact: true }).click()
  const text = await readFile(await (await archive).path(), 'utf8')
  expect(text).toContain('WARC/1.1')
  expect(text).toContain('Content-Type: text/css')
  expect(text).not.toContain(announcement)
  await resetSite(client, 'Stillwater Electric')
})

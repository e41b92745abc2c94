import type { Page } from '@playwright/test'
import type { consoleClient } from '../console/consoleClient'
import { siteAddress } from './addresses'
import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, screens, test } from './test'
import { untilHydrated } from './watching/untilHydrated'

/** Browser options of a phone. */
const phone = {
  viewport: screens.phone,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
}

const openPublishing = async (page: Page, site: string) => {
  await page.getByRole('button', { name: /^Publish \d+ change/ }).click()
  return page.getByRole('dialog', { name: `Publish ${site}` })
}

test.describe('A scheduled publication', () => {
  test('A scheduled publication contains the draft as it was scheduled, unless the edited draft is scheduled instead', async ({
    login,
    api,
  }) => {
    const client = await api('admin')
    const siteId = await resetSite(client, 'Kauri & Co')
    const page = await login('admin')
    const editor = await openEditor(page, 'Kauri & Co')
    await editor.section('Header')
    await editor.announcement.fill('First words')
    const dialog = await openPublishing(page, 'Kauri & Co')
    await dialog.getByRole('radio', { name: 'Schedule', exact: true }).check()
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    // The dialog says so before anything is scheduled.
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Goes live .*9:00 am/)).toBeVisible()

    await editor.announcement.fill('Second words')
    await expect(page.getByText(/^Goes live .*Your later edits stay in the draft\.$/)).toBeVisible()
    await editor.saved()
    await page.getByRole('button', { name: 'Schedule this draft instead', exact: true }).click()
    await expect(page.getByText(/^Goes live .*Your later edits/)).toBeHidden()
    await expect(page.getByText(/^Goes live .*9:00 am/)).toBeVisible()

    await page.getByRole('button', { name: 'Change time', exact: true }).click()
    const times = page.getByRole('dialog', { name: 'When should it go live?' })
    await times.getByLabel(/^Time in/).fill('10:30')
    await times.getByRole('button', { name: 'Change time', exact: true }).click()
    await expect(times).toBeHidden()
    await expect(page.getByText(/^Goes live .*10:30 am/)).toBeVisible()

    await page.reload()
    await expect(page.getByText(/^Goes live .*10:30 am/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel schedule', exact: true }).click()
    await expect(page.getByText(/^Goes live/)).toBeHidden()
    const { waiting, settled } = await client.schedules.list.query({ siteId })
    expect(waiting).toBeNull()
    expect(settled[0]).toMatchObject({ status: 'cancelled' })
    await resetSite(client, 'Kauri & Co')
  })
})

test.describe('A requested publication', () => {
  test('A requested publication is reviewed as it was requested, sent back, requested again and published', async ({
    login,
    api,
    expectAccessible,
  }) => {
    const client = await api('admin')
    await resetSite(client, 'Saltbush Motors')
    const [eddie, robin] = [await login('editor of Saltbush'), await login('admin', { viewport: screens.phone })]
    const his = await openEditor(eddie, 'Saltbush Motors')
    const ask = async (note: string) => {
      await eddie.getByRole('button', { name: /^Ask to publish \d+ change/ }).click()
      const dialog = eddie.getByRole('dialog', { name: 'Ask to publish Saltbush Motors' })
      await dialog.getByRole('textbox', { name: 'Note to the publishers' }).fill(note)
      await dialog.getByRole('button', { name: 'Send request', exact: true }).click()
      await expect(eddie.getByText(/^You requested publication\./)).toBeVisible()
    }
    await his.section('Header')
    await his.announcement.fill('As it was asked')
    await his.saved()
    await ask('For the long weekend')
    await his.announcement.fill('Edited since')
    await expect(eddie.getByText(/the request is unchanged/)).toBeVisible()
    await his.saved()

    await robin.goto('/#/')
    await robin.getByRole('link', { name: 'Review Eddie Editor’s request for Saltbush Motors', exact: true }).click()
    await expect(robin.getByText(/^Eddie Editor asks to publish: “For the long weekend” The draft was edited since/)).toBeVisible()
    const review = robin.getByRole('dialog', { name: 'Eddie Editor asks to publish Saltbush Motors' })
    await robin.getByRole('button', { name: 'Review', exact: true }).click()
    await expect(review.getByText(/→ “As it was asked”/)).toBeVisible()
    await expectAccessible(robin)
    await review.getByRole('button', { name: 'Send back', exact: true }).click()
    await expect(review.getByText('Say what should change before you send it back.')).toBeVisible()
    await review.getByRole('textbox', { name: 'Note to Eddie Editor' }).fill('Say which weekend')
    await review.getByRole('button', { name: 'Send back', exact: true }).click()
    await expect(review).toBeHidden()

    await eddie.reload()
    await expect(eddie.getByText('Robin Platform sent it back: Say which weekend')).toBeVisible()
    await ask('Said')
    await robin.reload()
    await robin.getByRole('button', { name: 'Review', exact: true }).click()
    await review.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(review).toBeHidden()
    await eddie.reload()
    await expect(eddie.getByText(/^Robin Platform published your request as version \d+\.$/)).toBeVisible()
    // A reload before the response is marked as read would show it again.
    const read = eddie.waitForResponse((response) => response.url().includes('requests.read'))
    await eddie.getByRole('button', { name: 'Close', exact: true }).click()
    await read
    await eddie.reload()
    await expect(eddie.getByRole('button', { name: 'Published', exact: true })).toBeVisible()
    await expect(eddie.getByText(/^Robin Platform published/)).toBeHidden()
    await resetSite(client, 'Saltbush Motors')
  })
})

/** Resets a location to its first version, live and without draft changes. */
const resetLocation = async (client: ReturnType<typeof consoleClient>, name: string) => {
  const { data } = await client.locations.getList.query({ filter: { q: name } })
  const id = data[0]?.id ?? ''
  await client.locations.discard.mutate({ id })
  const { versions } = await client.locations.versions.query({ id })
  if (versions.length === 0) return
  const { draft } = await client.locations.restore.mutate({ id, number: 1, expectedRevision: 0 })
  if (draft) await client.locations.publish.mutate({ id, expectedRevision: draft.revision })
}

test.describe('A location in the editor', () => {
  test('A location in the editor is edited as a draft, previewed, published, and rolled back', async ({
    login,
    visit,
    api,
    page: shopper,
    expectAccessible,
  }) => {
    await resetLocation(await api('admin'), 'Hamilton')
    const page = await login('admin')
    await page.goto(`/#/locations?filter=${encodeURIComponent(JSON.stringify({ q: 'Hamilton' }))}`)
    await page
      .getByRole('link', { name: /Hamilton/ })
      .first()
      .click()
    const name = await page.getByRole('textbox', { name: 'Name', exact: true }).first().inputValue()
    const phone = page.getByRole('textbox', { name: 'Phone', exact: true })
    await phone.fill('07 555 0199')
    await page.getByRole('button', { name: 'Save draft', exact: true }).click()
    const draft = page.getByRole('region', { name: 'Changes that aren’t live yet' })
    await expect(draft.getByText(/^Phone: .* → “07 555 0199”$/)).toBeVisible()
    await expectAccessible(page)
    await draft
      .getByRole('link', { name: /^Preview/ })
      .first()
      .click()
    const preview = page.frameLocator('iframe[title="Preview of the site"]')
    await expect(preview.getByText('07 555 0199').first()).toBeVisible()
    await expect(page.getByText(`${name} has changes that are not live. The preview shows them.`)).toBeVisible()
    const path = await page.getByRole('textbox', { name: 'Path of the page in the preview' }).inputValue()
    await visit(`${siteAddress('kauri')}${path}`)
    await expect(shopper.getByText('07 555 0199')).toHaveCount(0)

    await page.getByRole('link', { name: 'View it', exact: true }).click()
    await draft.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Live', exact: true })).toBeVisible()
    await expect(async () => {
      await visit(`${siteAddress('kauri')}${path}`)
      await expect(shopper.getByText('07 555 0199').first()).toBeVisible({ timeout: 1_000 })
    }).toPass()

    await page.getByRole('button', { name: 'Restore version 1 to the draft', exact: true }).click()
    await draft.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Live', exact: true })).toBeVisible()
  })
})

test.describe('A link to the draft', () => {
  test('A link to the draft shows it on a phone without an account, without sending forms, until it is revoked', async ({
    browser,
    login,
    api,
    watch,
    visit,
    expectAccessible,
  }) => {
    const client = await api('admin')
    await resetSite(client, 'Kauri & Co')
    const page = await login('admin')
    const editor = await openEditor(page, 'Kauri & Co')
    await editor.section('Header')
    await editor.announcement.fill('Only in the draft')
    await expect(editor.announced).toHaveText('Only in the draft')

    await page.getByRole('button', { name: 'Share the draft', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share the draft' })
    await dialog.getByRole('textbox', { name: 'For whom' }).fill('Dealer principal')
    await dialog.getByRole('button', { name: 'Create link', exact: true }).click()
    const address = await dialog.getByRole('textbox', { name: 'Link to the draft' }).inputValue()
    await expectAccessible(page)

    const context = await browser.newContext(phone)
    watch.follow(context)
    const principal = await context.newPage()
    const sent: string[] = []
    principal.on('request', (request) => {
      if (request.method() !== 'GET' || /\/(api|1)\/|view\.json/.test(new URL(request.url()).pathname)) sent.push(request.url())
    })
    const answer = await principal.goto(address)
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const notice = principal.getByRole('complementary', { name: 'Shared draft' })
    await expect(notice).toContainText('Draft of Kauri & Co shared by Robin Platform')
    await expect(notice).toContainText('Not live.')
    await expect(principal.getByRole('complementary', { name: 'Announcement' })).toHaveText('Only in the draft')
    await expectAccessible(principal)

    await principal.getByRole('link', { name: 'See the cars', exact: true }).click()
    await expect(principal).toHaveURL(/\/shared\/[^/]+\/search/)
    await principal.getByRole('region', { name: 'Cars' }).getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(principal).toHaveURL(/\/shared\/[^/]+\/cars\//)
    await expect(notice).toBeVisible()

    await principal.goto(`${address}contact`)
    await untilHydrated(principal)
    const main = principal.getByRole('main')
    // Before its scripts load, the browser's own validation marks the first empty field.
    await expect(async () => {
      await main.getByRole('button', { name: 'Message Now', exact: true }).click()
      await expect(main.getByRole('alert')).toContainText('This is a draft that was shared with you, so nothing was sent.', {
        timeout: 1_000,
      })
    }).toPass()
    expect(sent).toEqual([])

    // Shoppers see no change.
    const shopper = await context.newPage()
    await visit(new URL(address).origin, shopper)
    await expect(shopper.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0)

    const row = dialog
      .getByRole('list', { name: 'Links to this draft' })
      .getByRole('listitem')
      .filter({ hasText: 'Dealer principal' })
      .first()
    await dialog.getByRole('button', { name: 'Done', exact: true }).click()
    await page.getByRole('button', { name: 'Share the draft', exact: true }).click()
    await expect(row).toContainText(/opened (once|\d+ times)/)
    await row.getByRole('button', { name: 'Revoke Dealer principal', exact: true }).click()
    await expect(row).toContainText('Revoked')

    watch.allow(/answered (410|404): GET \S+\/shared\//)
    const refused = await principal.goto(address)
    expect(refused?.status()).toBe(410)
    await expect(principal.getByRole('heading', { name: 'This link has been withdrawn' })).toBeVisible()
    expect((await principal.goto(`${address.slice(0, -3)}xx/`))?.status()).toBe(404)
    await context.close()
    await resetSite(client, 'Kauri & Co')
  })
})

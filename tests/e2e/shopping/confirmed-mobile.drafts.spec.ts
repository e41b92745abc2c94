import { siteAddress } from '../addresses'
import { mailTo } from '../mailTo'
import { resetSite } from '../resetSite'
import { expect, screens, test } from '../test'
import { describe, heading, introduce, press } from './valuedVehicle'

// The steps use the Accept header that journeys otherwise set for pictures.
test.use({ extraHTTPHeaders: {} })

const site = 'Kauri & Co'

/** Publishes the site with mobiles confirmed before a figure (TRD-01), which no demo site does. */
const confirmMobiles = async (client: Parameters<typeof resetSite>[0]): Promise<void> => {
  const siteId = await resetSite(client, site)
  const { draft, live } = await client.sites.forEditing.query({ siteId })
  const { revision } = await client.sites.saveDraft.mutate({
    siteId,
    values: { ...draft.values, valuation: { ...(draft.values.valuation as object), verifyPhone: true } },
    expectedRevision: draft.revision,
  })
  await client.sites.publish.mutate({
    siteId,
    expectedRevision: revision,
    expectedVersion: live?.version ?? null,
    note: 'Confirmed mobiles',
  })
}

test.afterEach(async ({ api }) => {
  await resetSite(await api('admin'), site)
})

test('where a mobile is confirmed first, a wrong code shows an error, and the right code opens the figure (TRD-01, API-08)', async ({
  page,
  visit,
  api,
  expectAccessible,
}) => {
  const admin = await api('admin')
  await confirmMobiles(admin)
  const mobile = `+642155${String(Date.now() % 100_000).padStart(5, '0')}`
  await page.setViewportSize(screens.phone)
  await visit(`${siteAddress('kauri')}/cars/trade-in`)
  await describe(page, 'TRD33C')
  await introduce(page, 'vera.code@shopper.example', `0${mobile.slice(3)}`)
  await press(page, 'See what it’s worth')
  await heading(page, 'Confirm your mobile')
  await page.getByLabel('Code').fill('000000')
  await press(page, 'Show me the figure')
  await expect(page.getByText('That’s not the code we sent. Please check it and try again.').first()).toBeVisible()
  await expectAccessible(page)
  for (const name of ['Send another code', 'Skip the code'])
    expect((await page.getByRole('button', { name }).boundingBox())?.width).toBeGreaterThan(200)
  const { text } = await mailTo(admin, `${mobile}@sms.example`)
  await page.getByLabel('Code').fill(/\d{6}/.exec(text ?? '')?.[0] ?? '')
  await press(page, 'Show me the figure')
  await heading(page, 'What it’s worth')
})

import type { Locator, Page } from '@playwright/test'
import type { consoleClient } from '../console/consoleClient'
import { siteAddress } from './addresses'
import { openEditor } from './openEditor'
import { expect, test } from './test'

type Client = ReturnType<typeof consoleClient>

/** A template of the story's own with two live sites, so that other sites are not affected. */
const createTemplate = async (client: Client) => {
  const run = Date.now().toString(36)
  const { data: layers } = await client.layers.getList.query({ filter: { q: 'Yard', kind: 'template' } })
  const yard = layers.find(({ name }) => name === 'Yard')
  const { data: organisations } = await client.organisations.getList.query({ filter: { q: 'Saltbush' } })
  const organisationId = organisations[0]?.id
  if (!yard || !organisationId) throw new Error('The demo has no yard to start from.')
  const template = `Trial ${run}`
  const { id: layerId } = await client.layers.create.mutate({ kind: 'template', name: template, slug: `trial-${run}`, from: yard.id })
  const createSite = async (side: 'north' | 'south') => {
    const [name, slug] = [`Trial ${side} ${run}`, `trial-${side}-${run}`]
    const { id: siteId } = await client.sites.create.mutate({
      organisationId,
      slug,
      name,
      templateLayerId: layerId,
      hosts: [`${slug}.localhost`],
    })
    const values = {
      identity: { name, email: 'trial@example.com', licence: 'Dealer licence MD 090417' },
      leads: { notify: ['trial@example.com'] },
    }
    const { revision } = await client.sites.saveDraft.mutate({ siteId, values, expectedRevision: 1 })
    await client.sites.publish.mutate({ siteId, expectedRevision: revision, expectedVersion: null, note: 'First version' })
    return { siteId, name, address: siteAddress(slug) }
  }
  return { template, layerId, north: await createSite('north'), south: await createSite('south') }
}

const announced = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })

/** Opens a section from the settings list. */
const openSection = async (settings: Locator, title: string) => {
  const back = settings.getByRole('button', { name: 'All settings', exact: true })
  if (await back.isVisible()) await back.click()
  await settings
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${title}(?! ?[a-z])`) })
    .click()
  await expect(settings.getByRole('heading', { level: 2, name: title })).toBeVisible()
}

/** Edits a template's announcement and releases it. */
const releaseAnnouncement = async (page: Page, template: string, text: string) => {
  const settings = page.getByRole('region', { name: 'Settings' })
  await openSection(settings, 'Header')
  await settings.getByRole('textbox', { name: 'Announcement', exact: true }).fill(text)
  await expect(page.frameLocator('iframe[title="Preview of the site"]').getByRole('complementary', { name: 'Announcement' })).toHaveText(
    text,
  )
  await page.getByRole('button', { name: /^Release \d+ change/ }).click()
  const dialog = page.getByRole('dialog', { name: `Release ${template}` })
  await expect(dialog.getByText(`Announcement: empty → “${text}”`).first()).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('Affects 2 sites: 2 look different.')
  return dialog
}

test.describe('A template of sites', () => {
  test('A template of sites is edited and released, changes no site until it is rolled out to one, and is undone', async ({
    login,
    api,
    visit,
    page: shopper,
    expectAccessible,
  }) => {
    const { template, north, south } = await createTemplate(await api('onboarder'))
    const page = await login('onboarder')
    await page.goto('/#/layers')
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(template)
    await expect(page.getByRole('table', { name: 'Layers' }).getByRole('row')).toHaveCount(2)
    await page.getByRole('link', { name: new RegExp(`^${template}`) }).click()
    await expect(page.getByRole('heading', { name: 'Every site is up to date' })).toBeVisible()
    await page.getByRole('link', { name: 'Edit layer', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Preview on' })).toHaveValue(/^Trial (north|south)/)

    const dialog = await releaseAnnouncement(page, template, 'Open on Show Day')
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Note for the history' }).fill('Show Day')
    await dialog.getByRole('button', { name: 'Release', exact: true }).click()
    await expect(page.getByRole('dialog', { name: `Revision 2 of ${template} is released` })).toContainText('No site has changed.')
    await visit(north.address, shopper)
    await expect(announced(shopper)).toHaveCount(0)

    await page.getByRole('link', { name: 'Roll out', exact: true }).click()
    await expect(page.getByText('Affects 2 sites: 2 look different.')).toBeVisible()
    await page.getByRole('button', { name: `What changes at ${north.name}`, exact: true }).click()
    await expect(page.getByText('Announcement: empty → “Open on Show Day”')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: `Choose ${north.name}`, exact: true }).check()
    await page.getByRole('button', { name: 'Roll out to 1 site', exact: true }).click()
    const asking = page.getByRole('dialog', { name: 'Roll out revision 2 to 1 site' })
    await asking.getByRole('button', { name: 'Roll out', exact: true }).click()
    const done = page.getByRole('dialog', { name: 'Revision 2 is rolled out' })
    await expect(done.getByRole('listitem').filter({ hasText: north.name })).toContainText('Published')
    await done.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Affects 1 site: 1 looks different.')).toBeVisible()

    await visit(north.address, shopper)
    await expect(announced(shopper)).toHaveText('Open on Show Day')
    await visit(south.address, shopper)
    await expect(announced(shopper)).toHaveCount(0)

    await page.getByRole('tab', { name: 'Roll-outs', exact: true }).click()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('textbox', { name: 'Why are you going back?' }).fill('The show was called off.')
    await page.getByRole('button', { name: 'Undo the roll-out', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Roll-outs' })).toContainText('1 undone')
    await visit(north.address, shopper)
    await expect(announced(shopper)).toHaveCount(0)
  })

  test('A template of sites locks a setting with a reason that editors of a site can read', async ({ login, api }) => {
    const client = await api('onboarder')
    const { template, layerId, north } = await createTemplate(client)
    const page = await login('onboarder')
    await page.goto(`/#/layers/${layerId}/edit`)
    const settings = page.getByRole('region', { name: 'Settings' })
    await openSection(settings, 'Header')
    await settings.getByRole('button', { name: 'Lock Announcement for sites', exact: true }).click()
    const lock = page.getByRole('dialog', { name: 'Lock Announcement for sites' })
    await lock.getByRole('textbox', { name: 'Reason' }).fill('Head office announces.')
    await lock.getByRole('button', { name: 'Lock', exact: true }).click()
    await expect(settings.getByRole('button', { name: 'Announcement is locked for sites', exact: true })).toBeVisible()
    await (await releaseAnnouncement(page, template, 'Head office says hello'))
      .getByRole('button', { name: 'Release', exact: true })
      .click()
    await expect(page.getByRole('dialog', { name: `Revision 2 of ${template} is released` })).toBeVisible()

    const { id } = await client.rollouts.start.mutate({ layerId, revision: 2, siteIds: [north.siteId] })
    await client.rollouts.advance.mutate({ id })
    const editor = await openEditor(page, north.name)
    await editor.section('Header')
    await editor.settings.getByRole('button', { name: /managed for you/ }).click()
    await expect(editor.settings.getByText('Head office announces.')).toBeVisible()
    await expect(editor.announcement).toBeDisabled()
    await expect(editor.announced).toHaveText('Head office says hello')
  })
})

test.describe('A change across sites', () => {
  test('one setting is changed and published on two sites, and undone', async ({ login, api, visit, page: shopper, expectAccessible }) => {
    const { north, south } = await createTemplate(await api('onboarder'))
    const page = await login('onboarder')
    await page.goto('/#/multi-site')
    await page.getByRole('combobox', { name: 'Setting' }).fill('announcement')
    await page.getByRole('option', { name: /^Header › Announcement/ }).click()
    await page.getByRole('textbox', { name: 'Value' }).fill('Easter hours')
    await page.getByRole('button', { name: 'Preview the change', exact: true }).click()
    await expect(page.getByText(/^\d+ sites change/)).toBeVisible()
    await expectAccessible(page)
    // Nothing is selected by default.
    await expect(page.getByRole('button', { name: 'Change 0 drafts', exact: true })).toBeDisabled()
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible()
    for (const { name } of [north, south]) await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check()
    await page.getByRole('switch', { name: 'Publish right away (2 sites with no other changes)', exact: true }).check()
    await page.getByRole('button', { name: 'Change 2 sites', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Publish at 2 sites?' })
    await expect(question.getByRole('list', { name: 'Goes live' }).getByRole('listitem')).toContainText([north.name, south.name])
    await question.getByRole('button', { name: 'Publish at 2 sites', exact: true }).click()
    const row = (name: string) => page.getByRole('list', { name: 'Sites' }).getByRole('listitem').filter({ hasText: name })
    await expect(row(north.name)).toContainText('Published')
    await expect(row(south.name)).toContainText('Published')
    await visit(south.address, shopper)
    await expect(announced(shopper)).toHaveText('Easter hours')

    await page.getByRole('button', { name: 'Undo at 2 sites', exact: true }).click()
    await expect(row(north.name)).toContainText('Undone')
    await expect(row(south.name)).toContainText('Undone')
    await visit(south.address, shopper)
    await expect(announced(shopper)).toHaveCount(0)
    await page.getByRole('tab', { name: 'Past changes', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Past changes' }).getByRole('listitem').first()).toContainText('Undone')
  })
})

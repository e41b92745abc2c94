import { readFile } from 'node:fs/promises'
import { siteAddress } from './addresses'
import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, screens, test } from './test'

test.describe('The preview', () => {
  test('follows every change at once, without reload and without a request', async ({ login, api, expectAccessible }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Take the long way')
    await expectAccessible(page, { withPreview: true })

    const frame = page.frames().find((each) => each.url().includes('/preview/'))
    await frame?.evaluate(() => Object.assign(window, { isTheSame: true }))
    const requests: string[] = []
    page.on('request', (request) => {
      // The draft saves itself, and says now and then that somebody is at it, whatever the preview does.
      if (!/sites\.saveDraft|presence\.beat/.test(request.url())) requests.push(request.url())
    })

    await editor.section('Header')
    await editor.announcement.fill('Open on Show Day')
    await expect(editor.announced).toHaveText('Open on Show Day')
    const phone = editor.preview.getByRole('banner').getByRole('link', { name: /5550 6600/ })
    await expect(phone).toBeVisible()
    await editor.settings.getByRole('switch', { name: 'Show phone number' }).uncheck()
    await expect(phone).toHaveCount(0)
    await expectAccessible(page)

    await editor.section('Look')
    await editor.settings.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#123456')
    const details = editor.preview.getByRole('link', { name: /^View Details/ }).first()
    await expect(details).toHaveCSS('background-color', 'rgb(18, 52, 86)')
    await editor.settings.getByRole('button', { name: 'Square' }).click()
    await expect(details).toHaveCSS('border-radius', '0px')
    await editor.saved()
    expect(requests).toEqual([])
    expect(await frame?.evaluate(() => 'isTheSame' in window)).toBe(true)

    await page.getByRole('button', { name: 'Paint times of the preview' }).click()
    const times = page.getByRole('status', { name: 'Paint times' })
    await expect(times).toContainText(/p95 \d+ ms/)
    await expect(times).toHaveAttribute('data-requests', '1')
  })

  test('is browsed with everything unsaved in it', async ({ login, api }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    await editor.section('Header')
    await editor.announcement.fill('Not saved yet')
    await expect(editor.announced).toHaveText('Not saved yet')

    await editor.preview.getByRole('link', { name: 'Browse the yards' }).click()
    await expect(editor.address).toHaveValue(/^\/search/)
    await expect(editor.preview.getByRole('region', { name: 'Cars' })).toBeVisible()
    await expect(editor.announced).toHaveText('Not saved yet')

    await editor.preview.getByRole('region', { name: 'Cars' }).getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(editor.address).toHaveValue(/^\/cars\//)
    await expect(editor.preview.getByRole('complementary', { name: 'Price and contact' })).toBeVisible()
    await expect(editor.announced).toHaveText('Not saved yet')

    await page.getByRole('button', { name: 'Back in the preview' }).click()
    await expect(editor.preview.getByRole('region', { name: 'Cars' })).toBeVisible()
    await page.getByRole('button', { name: 'Pages', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Locations', exact: true }).click()
    await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Side by side on Ruthven Street')

    await editor.show('/nothing/is/here')
    await expect(editor.preview.getByText('Page not found')).toBeVisible()
    await expect(editor.announced).toHaveText('Not saved yet')
    await expect(editor.announcement).toHaveValue('Not saved yet')
  })

  test('sends nothing to anybody', async ({ login, api }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    const leads: string[] = []
    page.on('request', (request) => void (/\/api\/(leads|phone-reveals)/.test(request.url()) && leads.push(request.url())))
    await editor.show('/contact')
    await editor.preview.getByRole('main').getByRole('button', { name: 'Message Now' }).click()
    await expect(editor.preview.getByRole('main').getByRole('alert')).toContainText('This is a preview: nothing was sent.')
    expect(leads).toEqual([])
  })

  test('is drawn at the width of a phone, a tablet and a desktop', async ({ login }) => {
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    const menu = editor.preview.getByRole('banner').getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'Phone, 390 pixels' }).click()
    await expect(menu).toBeHidden()
    await expect(editor.preview.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible()
    await page.getByRole('button', { name: 'Desktop, 1440 pixels' }).click()
    await expect(menu).toBeVisible()
  })

  test('shares a phone’s screen with the settings', async ({ login, expectAccessible }) => {
    const page = await login('admin', { viewport: screens.phone })
    await page.goto('/#/sites')
    await page.getByRole('article').filter({ hasText: 'Long Paddock' }).getByRole('link', { name: 'Edit site' }).click()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
    const preview = page.frameLocator('iframe[title="Preview of the site"]')
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens.phone.width)
    await expectAccessible(page)
  })
})

test('the editor is readable by night', async ({ login, expectAccessible }) => {
  const page = await login('admin', { colorScheme: 'dark' })
  const editor = await openEditor(page, 'Long Paddock')
  await expectAccessible(page)
  for (const title of ['Look', 'Menu', 'Car page']) {
    await editor.section(title)
    await expectAccessible(page)
  }
})

test.describe('The draft', () => {
  test('saves itself, and undo and redo go across saves and a reload', async ({ login, api }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    await editor.section('Header')
    const button = editor.settings.getByRole('textbox', { name: 'Button text' })
    await editor.announcement.fill('First words')
    await editor.saved()
    await button.fill('Ring us')
    await editor.saved()
    await editor.announcement.fill('Second words')
    await expect(editor.announced).toHaveText('Second words')
    await editor.saved()

    const [undo, redo] = [page.getByRole('button', { name: 'Undo' }), page.getByRole('button', { name: 'Redo' })]
    await undo.click()
    await expect(editor.announced).toHaveText('First words')
    await undo.click()
    await expect(button).toHaveValue('')
    await redo.click()
    await expect(button).toHaveValue('Ring us')
    await editor.saved()

    await page.reload()
    await expect(editor.announced).toHaveText('First words')
    await redo.click()
    await expect(editor.announced).toHaveText('Second words')
    for (const _step of ['second words', 'the button', 'first words']) await undo.click()
    await expect(editor.announced).toHaveCount(0)
    await expect(undo).toBeDisabled()
    await editor.saved()
    await expect(editor.publish).toHaveAccessibleName('Published')
  })

  test('two people’s changes to different settings are merged', async ({ login, api, watch }) => {
    watch.allow(/answered 409: POST \S+sites\.saveDraft/)
    await resetSite(await api('admin'), 'Saltbush Motors')
    const [robin, eddie] = [await login('admin'), await login('editor of Saltbush')]
    const [hers, his] = [await openEditor(robin, 'Saltbush Motors'), await openEditor(eddie, 'Saltbush Motors')]
    await his.section('Header')
    await his.announcement.fill('Eddie was here')
    await his.saved()

    await hers.section('Header')
    await hers.settings.getByRole('textbox', { name: 'Button text' }).fill('Robin was here')
    await expect(robin.getByText(/^Saved \d+ s ago, with Eddie Editor’s changes$/)).toBeVisible()
    await expect(hers.announced).toHaveText('Eddie was here')
    await expect(hers.preview.getByRole('banner').getByRole('link', { name: 'Robin was here' })).toBeVisible()
    await expect(hers.announcement).toHaveValue('Eddie was here')

    // Undo takes back one's own work, not the other's.
    await robin.getByRole('button', { name: 'Undo' }).click()
    await expect(hers.preview.getByRole('banner').getByRole('link', { name: 'Robin was here' })).toHaveCount(0)
    await expect(hers.announced).toHaveText('Eddie was here')
  })

  test('two people’s changes to the same setting are a person’s to decide', async ({ login, api, watch, expectAccessible }) => {
    watch.allow(/answered 409: POST \S+sites\.saveDraft/)
    await resetSite(await api('admin'), 'Saltbush Motors')
    const [robin, eddie] = [await login('admin'), await login('editor of Saltbush')]
    const [hers, his] = [await openEditor(robin, 'Saltbush Motors'), await openEditor(eddie, 'Saltbush Motors')]
    await his.section('Header')
    await his.announcement.fill('Eddie’s words')
    await his.saved()
    await hers.section('Header')
    await hers.announcement.fill('Robin’s words')

    const dialog = robin.getByRole('dialog', { name: 'Eddie Editor changed the same settings' })
    await expect(dialog).toContainText('Eddie’s words')
    await expect(dialog).toContainText('Robin’s words')
    await expectAccessible(robin)
    await dialog.getByRole('radio', { name: /Eddie’s words/ }).check()
    await dialog.getByRole('button', { name: 'Save with these' }).click()
    await expect(hers.announcement).toHaveValue('Eddie’s words')
    await expect(hers.announced).toHaveText('Eddie’s words')
    await expect(robin.getByText(/^Saved /)).toBeVisible()
  })
})

test.describe('Lists', () => {
  test('the menu is put in order by button and by keyboard', async ({ login, api, expectAccessible }) => {
    await resetSite(await api('admin'), 'Karri Coast Toyota')
    const page = await login('publisher of Karri Coast')
    const editor = await openEditor(page, 'Karri Coast Toyota')
    const menu = editor.preview.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const labels = async () => (await menu.locator(':scope > ul > li > :is(a, div > a, button)').allInnerTexts()).join(' ')
    await expect.poll(labels).toMatch(/Pre-Owned Special Offers Service Parts/)

    await editor.section('Menu')
    await editor.settings.getByRole('button', { name: 'Move Special Offers up' }).click()
    await expect.poll(labels).toMatch(/Special Offers Pre-Owned Service Parts/)
    // Nothing is half under the search that stays on top.
    await editor.settings.locator('[data-scroll]').evaluate((panel) => panel.scrollTo({ top: 0 }))
    await expectAccessible(page)

    const handle = editor.settings.getByRole('button', { name: 'Move Parts', exact: true })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Parts at 4 of the menu.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(labels).toMatch(/Special Offers Pre-Owned Parts Service/)

    await editor.settings.getByRole('button', { name: 'Remove Fleet', exact: true }).click()
    await expect.poll(labels).not.toContain('Fleet')
    await editor.settings.getByRole('button', { name: 'Restore Fleet', exact: true }).click()
    await expect.poll(labels).toContain('Fleet')
    await editor.saved()
  })

  test('a mandatory item stays, and says who wants it', async ({ login, api }) => {
    const client = await api('publisher of Karri Coast')
    const siteId = await resetSite(await api('admin'), 'Karri Coast Toyota')
    const page = await login('publisher of Karri Coast')
    const editor = await openEditor(page, 'Karri Coast Toyota')
    await editor.section('Menu')
    await editor.settings.getByRole('button', { name: 'Remove Pre-Owned' }).click()
    await expect(editor.settings.getByRole('alert').filter({ hasText: 'Pre-Owned' })).toContainText('Toyota dealer')
    await expect(editor.preview.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pre-Owned' })).toBeVisible()

    await editor.settings.getByRole('button', { name: 'Move Finance', exact: true }).focus()
    await page.keyboard.press('Delete')
    await expect(editor.settings.getByRole('alert').filter({ hasText: 'Finance' })).toContainText('Toyota dealer')

    // The same by the back door.
    const { draft } = await client.sites.forEditing.query({ siteId })
    const navigation = { items: [{ id: 'pre-owned', removed: true }] }
    await expect(
      client.sites.saveDraft.mutate({ siteId, values: { ...draft.values, navigation }, expectedRevision: draft.revision }),
    ).rejects.toThrow(/Pre-Owned/)
  })

  test('a card’s button is given other words', async ({ login, api }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    await editor.section('Cards')
    await editor.settings.getByRole('button', { name: 'Show on Stock list' }).click()
    const cars = editor.preview.getByRole('region', { name: 'Cars' })
    await expect(cars.getByRole('link', { name: /^Enquire/ }).first()).toBeVisible()

    const row = editor.settings.getByRole('list', { name: 'Card buttons' }).getByRole('listitem').filter({ hasText: 'Enquire' })
    await row.getByRole('button', { name: /^Enquire/ }).click()
    await row.getByRole('textbox', { name: 'Text' }).fill('Ask a rider')
    await expect(cars.getByRole('link', { name: /^Ask a rider/ }).first()).toBeVisible()
    await expect(cars.getByRole('link', { name: /^Enquire/ })).toHaveCount(0)
    await editor.settings.getByRole('switch', { name: 'Show location' }).uncheck()
    await editor.saved()
  })

  test('a block of a page is edited where it stands', async ({ login, api, expectAccessible }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    await editor.section('Pages')
    await editor.settings
      .getByRole('list', { name: 'Pages' })
      .getByRole('button', { name: /^Home(?! ?[a-z])/ })
      .first()
      .click()
    await editor.settings.getByRole('button', { name: /^Hero Take the long way/ }).click()
    await editor.settings.getByRole('textbox', { name: 'Heading', exact: true }).fill('Take it slow')
    await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Take it slow')
    await expectAccessible(page)
    await editor.saved()
  })
})

test.describe('Publishing', () => {
  test('an invalid value is named at its field, kept out of the preview and refused by name', async ({ login, api, expectAccessible }) => {
    await resetSite(await api('admin'), 'Kauri & Co')
    const page = await login('admin')
    const editor = await openEditor(page, 'Kauri & Co')
    const button = editor.preview.getByRole('link', { name: 'See the cars' })
    await editor.section('Look')
    const brand = editor.settings.getByRole('textbox', { name: 'Brand colour', exact: true })
    await brand.fill('#112233')
    await expect(button).toHaveCSS('background-color', 'rgb(17, 34, 51)')
    await brand.fill('#11223')
    await expect(brand).toHaveAccessibleDescription(/a colour such as #1f4fd8/)
    await expect(brand).toHaveValue('#11223')
    await expect(button).toHaveCSS('background-color', 'rgb(17, 34, 51)')
    await expectAccessible(page)

    await editor.section('Header')
    await editor.publish.click()
    const dialog = page.getByRole('dialog', { name: 'Publish Kauri & Co' })
    await expect(dialog).toContainText('1 setting needs attention before you can publish')
    await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
    await expectAccessible(page)
    await dialog
      .getByRole('button', { name: /Brand colour/ })
      .first()
      .click()
    await expect(dialog).toBeHidden()
    await expect(brand).toBeFocused()

    await brand.fill('#112233')
    await editor.publish.click()
    await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
    await expect(dialog).not.toContainText('attention')
  })

  test('swings the live site at once, is kept in the history, and is taken back in one click', async ({
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
    await expect(dialog.getByRole('list')).toContainText('Winter hours from Monday')
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Note for the history' }).fill('Winter hours')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    const done = page.getByRole('dialog', { name: /^Version \d+ is live$/ })
    await expect(done).toBeVisible()
    await visit(kauri)
    await expect(announced).toHaveText('Winter hours from Monday')
    await expectAccessible(page)
    await done.getByRole('button', { name: 'Keep editing' }).click()
    await expect(editor.publish).toHaveAccessibleName('Published')

    await page.getByRole('button', { name: 'History' }).click()
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
    await expect(versions.first()).toContainText('Winter hours')
    await expect(versions.first()).toContainText('Live')
    await expect(versions.first()).toContainText('Robin Platform')
    await versions.first().getByRole('checkbox').check()
    await versions.last().getByRole('checkbox').check()
    await expect(page.getByText(/^Version 1 → version \d+$/)).toBeVisible()
    await expect(page.getByText(/Announcement.*Winter hours from Monday/)).toBeVisible()
    await expectAccessible(page)

    await versions.last().getByRole('button', { name: 'Roll back' }).click()
    await versions.last().getByRole('button', { name: 'Roll back to version 1' }).click()
    await expect(versions.last()).toContainText('Live')
    await visit(kauri)
    await expect(announced).toHaveCount(0)
    await expectAccessible(page)
  })

  test('two people can’t publish over each other', async ({ page: shopper, visit, login, api, watch }) => {
    watch.allow(/answered 409: POST \S+sites\.(saveDraft|publish)/)
    await resetSite(await api('admin'), 'Saltbush Motors')
    const [robin, onno] = [await login('admin'), await login('onboarder')]
    const [hers, his] = [await openEditor(robin, 'Saltbush Motors'), await openEditor(onno, 'Saltbush Motors')]
    await hers.section('Header')
    await hers.announcement.fill('Robin’s news')
    await hers.saved()
    await his.section('Header')
    await his.settings.getByRole('textbox', { name: 'Button text' }).fill('Onno’s button')
    await expect(onno.getByText(/^Saved .*with Robin Platform’s changes$/)).toBeVisible()

    await his.publish.click()
    const dialog = onno.getByRole('dialog', { name: 'Publish Saltbush Motors' })
    await expect(dialog).toContainText('Robin’s news')
    await robin.reload()
    await hers.publishWith('Robin was first')

    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(/published|meanwhile|someone/i)
    await visit(siteAddress('saltbush'))
    await expect(shopper.getByRole('complementary', { name: 'Announcement' })).toHaveText('Robin’s news')
    await resetSite(await api('admin'), 'Saltbush Motors')
  })
})

test.describe('Import and export', () => {
  test('what was exported is imported again, unchanged', async ({ login, api }) => {
    await resetSite(await api('admin'), 'Stillwater Electric')
    const page = await login('admin')
    const editor = await openEditor(page, 'Stillwater Electric')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Download the settings' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/stillwater.*\.json$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ schemaVersion: expect.any(Number), values: { identity: { name: 'Stillwater Electric' } } })

    await editor.section('Header')
    await editor.announcement.fill('Only for a moment')
    await expect(editor.announced).toHaveText('Only for a moment')
    await editor.saved()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Import settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import settings' })
    await dialog.getByRole('textbox', { name: 'Or paste the settings' }).fill(text)
    await dialog.getByRole('button', { name: 'Replace the draft' }).click()
    await expect(dialog).toBeHidden()
    await expect(editor.announced).toHaveCount(0)
    await expect(editor.publish).toHaveAccessibleName('Published')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(editor.announced).toHaveText('Only for a moment')
  })

  test('whatever is wrong with a file is said by name, and nothing changes', async ({ login, api, watch, expectAccessible }) => {
    watch.allow(/answered 4(00|13): POST \S+sites\.importConfig/)
    const client = await api('admin')
    const siteId = await resetSite(client, 'Karri Coast Toyota')
    const before = (await client.sites.forEditing.query({ siteId })).draft
    const page = await login('publisher of Karri Coast')
    const editor = await openEditor(page, 'Karri Coast Toyota')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Import settings' }).click()
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
        await dialog.getByRole('button', { name: 'Replace the draft' }).click()
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
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(editor.publish).toHaveAccessibleName('Published')
    expect((await client.sites.forEditing.query({ siteId })).draft).toEqual(before)
  })
})

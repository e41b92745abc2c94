import { openEditor } from './openEditor'
import { resetSite } from './resetSite'
import { expect, test } from './test'

test.describe('The editor’s preview', () => {
  test('The editor’s preview updates on every change at once, without reload and without a request', async ({
    login,
    api,
    expectAccessible,
  }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Take the long way')
    await expectAccessible(page, { withPreview: true })

    const frame = page.frames().find((each) => each.url().includes('/preview/'))
    await frame?.evaluate(() => Object.assign(window, { isTheSame: true }))
    const requests: string[] = []
    page.on('request', (request) => {
      // Autosave and presence requests are independent of the preview.
      if (!/sites\.saveDraft|presence\.beat/.test(request.url())) requests.push(request.url())
    })

    await editor.section('Header')
    await editor.announcement.fill('Open on Show Day')
    await expect(editor.announced).toHaveText('Open on Show Day')
    const phone = editor.preview.getByRole('banner').getByRole('link', { name: /5550 6600/ })
    await expect(phone).toBeVisible()
    await editor.settings.getByRole('switch', { name: 'Show phone number', exact: true }).uncheck()
    await expect(phone).toHaveCount(0)

    await editor.section('Look')
    await editor.settings.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#123456')
    const details = editor.preview.getByRole('link', { name: /^View Details/ }).first()
    await expect(details).toHaveCSS('background-color', 'rgb(18, 52, 86)')
    await editor.settings.getByRole('button', { name: 'Square', exact: true }).click()
    await expect(details).toHaveCSS('border-radius', '0px')
    await editor.saved()
    expect(requests).toEqual([])
    expect(await frame?.evaluate(() => 'isTheSame' in window)).toBe(true)

    await page.getByRole('button', { name: 'Render times of the preview', exact: true }).click()
    const times = page.getByRole('status', { name: 'Render times' })
    await expect(times).toContainText(/p95 \d+ ms/)
    await expect(times).toHaveAttribute('data-requests', '1')
  })

  test('The editor’s preview is edited in place, by pressing a text or by keyboard, with the draft’s undo (CFG-04)', async ({
    login,
    api,
    expectAccessible,
  }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    const entered = (name: string | RegExp) => editor.preview.getByRole('textbox', { name })
    const heading = editor.preview.getByRole('heading', { level: 1 })
    /** On a busy machine slow typing makes a word several undo steps: each removes or restores a part. */
    const pressUntil = async (keys: string, text: string) => {
      for (let shown = await entered(/Heading$/).innerText(); shown !== text; shown = await entered(/Heading$/).innerText()) {
        await page.keyboard.press(keys)
        await expect(entered(/Heading$/)).not.toHaveText(shown)
      }
    }
    await heading.click()
    await entered(/Heading$/).press('ControlOrMeta+a')
    await page.keyboard.type('Take your time', { delay: 10 })
    await expect(editor.settings.getByRole('textbox', { name: 'Heading', exact: true }).first()).toHaveValue('Take your time')
    await expectAccessible(page, { withPreview: true })
    // Typing continues at the cursor during re-rendering and after an undo.
    await page.keyboard.press('Home')
    await page.keyboard.type('Please ', { delay: 10 })
    await expect(entered(/Heading$/)).toHaveText('Please Take your time')
    await pressUntil('ControlOrMeta+z', 'Take your time')
    await pressUntil('ControlOrMeta+Shift+z', 'Please Take your time')
    await page.keyboard.press('Tab')
    await expect(entered(/Text$/)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(editor.preview.getByRole('textbox', { name: /(Heading|Text)$/ })).toHaveCount(0)
    await expect(heading).toHaveText('Please Take your time')

    // In text mode, a link's text is editable; a car's data is not.
    await page.getByRole('button', { name: 'Type on the page', exact: true }).press('Enter')
    await editor.preview.getByRole('link', { name: 'See what’s in stock', exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' today')
    await expect(editor.address).toHaveValue('/')
    await page.keyboard.press('Enter')
    await expect(editor.preview.getByRole('link', { name: 'See what’s in stock today', exact: true })).toBeVisible()

    await editor.show('/warranty')
    await editor.preview.locator('[dir="auto"] p').first().click()
    await expect(editor.preview.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.type(' For ')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('good')
    await expect(editor.settings.getByRole('textbox', { name: 'Text', exact: true })).toContainText('For good')
    await page.keyboard.press('Escape')
    await expect(editor.preview.locator('[dir="auto"] strong', { hasText: 'good' })).toBeVisible()
    await editor.saved()
  })

  test('The editor’s preview shows unsaved changes on every page', async ({ login, api }) => {
    await resetSite(await api('admin'), 'Long Paddock')
    const page = await login('admin')
    const editor = await openEditor(page, 'Long Paddock')
    await editor.section('Header')
    await editor.announcement.fill('Not saved yet')
    await expect(editor.announced).toHaveText('Not saved yet')

    await editor.preview.getByRole('link', { name: 'See what’s in stock', exact: true }).click()
    await expect(editor.address).toHaveValue(/^\/search/)
    await expect(editor.preview.getByRole('region', { name: 'Cars' })).toBeVisible()
    await expect(editor.announced).toHaveText('Not saved yet')

    await editor.preview.getByRole('region', { name: 'Cars' }).getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(editor.address).toHaveValue(/^\/cars\//)
    await expect(editor.preview.getByRole('complementary', { name: 'Price and contact' })).toBeVisible()
    await expect(editor.announced).toHaveText('Not saved yet')

    await page.getByRole('button', { name: 'Back in the preview', exact: true }).click()
    await expect(editor.preview.getByRole('region', { name: 'Cars' })).toBeVisible()
    await page.getByRole('button', { name: 'Pages', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Locations', exact: true }).click()
    await expect(editor.preview.getByRole('heading', { level: 1 })).toHaveText('Side by side on Ruthven Street')

    await editor.show('/nothing/is/here')
    await expect(editor.preview.getByText('Page not found')).toBeVisible()
    await expect(editor.announced).toHaveText('Not saved yet')
    await expect(editor.announcement).toHaveValue('Not saved yet')
  })
})

test('the editor is readable in the dark theme', async ({ login, expectAccessible }) => {
  const page = await login('admin', { colorScheme: 'dark' })
  const editor = await openEditor(page, 'Long Paddock')
  await expectAccessible(page)
  for (const title of ['Look', 'Menu', 'Car page']) {
    await editor.section(title)
    await expectAccessible(page)
  }
})

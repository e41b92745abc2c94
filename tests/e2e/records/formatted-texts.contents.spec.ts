import { siteAddress } from '../addresses'
import { openEditor } from '../openEditor'
import { resetSite } from '../resetSite'
import { expect, test } from '../test'

const paddock = siteAddress('long-paddock')

/** A grey square of 32 by 32 pixels, as a browser copies it. */
const square =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAMklEQVRIie3QMQ0AAAjAMPx7xAsSdvG1BpZs9tkIFIuSRcmiZFGyKFmULEoWJYvS+6IDel9cl9f5XvQAAAAASUVORK5CYII='

test('A dealer writes a page with a heading, a link, a table and a picture, and shoppers see it without scripts (RTE-21)', async ({
  login,
  api,
  visit,
  context,
  expectAccessible,
  watch,
}) => {
  watch.allow(/answered 400: POST \S+images\.upload/)
  await resetSite(await api('admin'), 'Long Paddock')
  const page = await login('admin')
  const editor = await openEditor(page, 'Long Paddock')
  await editor.section('Pages')
  await editor.settings
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: /^Warranty/ })
    .click()
  await editor.settings.getByRole('button', { name: /^Text Warranty/ }).click()
  const text = editor.settings.getByRole('textbox', { name: 'Text', exact: true })
  const toolbar = editor.settings.getByRole('toolbar', { name: 'Format Text' })
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('What is covered')
  await toolbar.getByRole('combobox', { name: 'Style' }).selectOption('Heading')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ask us about ')
  await toolbar.getByRole('button', { name: 'Link', exact: true }).click()
  const link = page.getByRole('dialog', { name: 'Link to' })
  await link.getByRole('combobox', { name: 'Page or address' }).fill('javascript:alert(1)')
  await link.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(link.getByText(/^Choose a page/)).toBeVisible()
  await link.getByRole('combobox', { name: 'Page or address' }).fill('Service')
  await page.getByRole('option', { name: /\/service$/ }).click()
  await link.getByRole('button', { name: 'Link', exact: true }).click()
  await page.keyboard.press('Enter')
  const content = editor.preview.getByRole('main')
  await text.evaluate((element, image) => {
    const data = new DataTransfer()
    const html = `<p>Pasted <b>boldly</b><script>document.title = 'run'</script><a href="javascript:alert(1)">here</a></p><img src="${image}"><img src="cid:mail1" onerror="document.title='run'"><p>And last</p><img src="https://127.0.0.1/a.png">`
    data.setData('text/html', html)
    data.setData('text/plain', 'Pasted')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, square)
  // Pictures by URL are fetched from public addresses only; a failed one leaves no gap.
  await expect(editor.settings.getByText(/^A picture could not be added\. 127\.0\.0\.1 is not a public internet address\./)).toBeVisible()
  await expect(editor.settings.getByRole('textbox', { name: 'Alt text' })).toHaveCount(1)
  await expect(editor.settings.getByText('Describe the picture, for shoppers who can’t see it.', { exact: true })).toBeVisible()
  await editor.settings.getByRole('textbox', { name: 'Alt text' }).fill('A grey square')
  await expect(content.getByRole('img', { name: 'A grey square' })).toBeVisible()
  await text.press('ControlOrMeta+Home')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await toolbar.getByRole('button', { name: 'Table', exact: true }).click()
  for (const cell of ['Part', 'Years', 'Battery', '8']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await expect(content.getByRole('heading', { level: 2, name: 'What is covered' })).toBeVisible()
  await expect(content.getByRole('columnheader', { name: 'Years' })).toBeVisible()
  await expect(content.getByRole('cell', { name: '8', exact: true })).toBeVisible()
  await expectAccessible(page, { withPreview: true })
  await editor.saved()
  await editor.publishWith('Our warranty, written out')

  const shopper = await context.newPage()
  await visit(`${paddock}/warranty`, shopper)
  const main = shopper.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'What is covered' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Service', exact: true })).toHaveAttribute('href', '/service')
  await expect(main.getByRole('columnheader', { name: 'Part' })).toBeVisible()
  await expect(main.getByText('boldly')).toHaveCSS('font-weight', /^[67]00$/)
  await expect(main.getByRole('link', { name: 'here' })).toHaveCount(0)
  await expect(main.getByRole('img', { name: 'A grey square' })).toHaveAttribute('src', /^\/media\//)
  await resetSite(await api('admin'), 'Long Paddock')
})

test('A picture is inserted at the cursor, an invalid file is refused where it was chosen, and a description is required (RTE-21)', async ({
  login,
  api,
  visit,
  context,
}) => {
  await resetSite(await api('admin'), 'Long Paddock')
  const page = await login('admin')
  const editor = await openEditor(page, 'Long Paddock')
  await editor.section('Pages')
  await editor.settings
    .getByRole('list', { name: 'Pages' })
    .getByRole('button', { name: /^Warranty/ })
    .click()
  await editor.settings.getByRole('button', { name: /^Text Warranty/ }).click()
  const text = editor.settings.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('The first of three.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The second of three.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The third of three.')
  await page.keyboard.press('ControlOrMeta+Home')

  await page.getByRole('button', { name: 'Type on the page', exact: true }).click()
  await editor.preview.getByText('The second of three.').click()
  const written = editor.preview.getByRole('textbox', { name: /Text$/ })
  await expect(written).toBeFocused()
  await page.keyboard.press('End')
  await editor.settings.getByRole('toolbar', { name: 'Format Text' }).getByRole('button', { name: 'Picture', exact: true }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await library.getByRole('button', { name: 'Upload a picture', exact: true }).click()
    await (await chooser).setFiles(file)
  }
  await choose({ name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(library.getByRole('alert')).toHaveText('“prices.pdf” is not a picture. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG.')
  await choose({ name: 'square.png', mimeType: 'image/png', buffer: Buffer.from(square.split(',')[1] ?? '', 'base64') })
  const upload = page.getByRole('dialog', { name: 'Add a picture' })
  const altText = upload.getByRole('textbox', { name: 'Alt text' })
  await upload.getByRole('button', { name: 'Add picture', exact: true }).click()
  await expect(altText).toBeFocused()
  await expect(upload.getByText('Describe the picture, for shoppers who can’t see it.')).toBeVisible()
  await altText.fill('A grey square')
  await upload.getByRole('button', { name: 'Add picture', exact: true }).click()
  await expect(upload).toBeHidden()
  await editor.saved()

  // The toolbar stays visible below the page's name and doesn't cover it.
  await text.press('ControlOrMeta+End')
  const top = (name: string, edge: 'top' | 'bottom') =>
    editor.settings.evaluate(
      (panel, [selector, side]) =>
        Math.round(panel.querySelector(selector ?? '')?.getBoundingClientRect()[side === 'top' ? 'top' : 'bottom'] ?? 0),
      [name, edge],
    )
  expect(await top('[role="toolbar"]', 'top')).toBeGreaterThanOrEqual(await top('h2 ~ *:last-child', 'bottom'))

  await editor.publishWith('A picture in the warranty')
  const shopper = await context.newPage()
  await visit(`${paddock}/warranty`, shopper)
  const order = await shopper
    .getByRole('main')
    .locator('p, img')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('alt') ?? part.textContent))
  const second = order.indexOf('The second of three.')
  expect(order.slice(second, second + 3)).toEqual(['The second of three.', 'A grey square', 'The third of three.'])
  await resetSite(await api('admin'), 'Long Paddock')
})

import sharp from 'sharp'
import { siteAddress } from '../addresses'
import { expect, test } from '../test'

const group = siteAddress('meridian')

/** A single-colour photo with a lighter half, so that rotating and blurring change it. */
const photo = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .composite([{ input: { create: { width: 450, height: 600, channels: 3, background: '#ddd' } }, left: 0, top: 0 }])
    .jpeg()
    .toBuffer(),
})

test('A dealer adds photos, orders them by keyboard, describes one and hides a plate, and shoppers see it (CARD-02, VDP-01)', async ({
  login,
  api,
  visit,
  expectAccessible,
  context,
  watch,
}) => {
  // A text file named as a picture is refused, and the original of a blurred photo is not public.
  watch.allow(/answered 400: POST \S+stock\.addPhoto/)
  const trpc = await api('group manager of Meridian')
  const [known] = (await trpc.stock.getList.query({ filter: { q: 'Corolla', status: 'in_stock' } })).data
  if (!known) throw new Error('The demo has no Corolla.')
  const { id, name, slug } = await trpc.stock.duplicate.mutate({ id: known.id, key: `photos-${Date.now()}` })
  await trpc.stock.transition.mutate({ id, to: 'in_stock' })

  const page = await login('group manager of Meridian')
  await page.goto(`/#/stock/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page
    .getByLabel('Photos to add')
    .setInputFiles([
      await photo('IMG_2.jpg', '#235'),
      await photo('IMG_10.jpg', '#532'),
      await photo('IMG_1.jpg', '#352'),
      { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir, the photos follow.') },
    ])
  await expect(page.getByRole('status').filter({ hasText: '3 uploaded, 1 failed.' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('This is not a picture')
  await page.getByRole('button', { name: 'Remove letter.jpg from the list', exact: true }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('button', { name: /^Edit Photo/ })
  const [one, two, ten] = [`${name}, photo 1`, `${name}, photo 2`, `${name}, photo 3`]
  await expect(photos).toHaveCount(3)
  await expect(photos.nth(0)).toHaveAccessibleName(`Edit Photo 1 of 3, the cover: ${one}`)
  await expect(photos.nth(2)).toHaveAccessibleName(`Edit Photo 3 of 3: ${ten}`)

  await page.getByRole('button', { name: 'Move photo 3', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('It is now at 3 of 3.')).toBeAttached()
  // A lifted item handles arrow keys a moment after the announcement.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('It is now at 3 of 3.')).not.toBeAttached({ timeout: 5_000 })
  }).toPass()
  await expect(page.getByText('It is now at 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(photos.nth(1)).toHaveAccessibleName(`Edit Photo 2 of 3: ${ten}`)
  await page.getByRole('button', { name: 'More for photo 3', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Make cover', exact: true }).click()
  await expect(photos.nth(0)).toHaveAccessibleName(`Edit Photo 1 of 3, the cover: ${two}`)
  await expectAccessible(page, { withPreview: false })

  await photos.nth(0).click()
  await page.getByRole('button', { name: 'Front', exact: true }).click()
  await expect(page.getByLabel('Alt text')).toHaveValue(`${name}, seen from the front`)
  await page.getByRole('button', { name: 'Hide a plate', exact: true }).click()
  await page.getByRole('button', { name: 'Add a hidden part', exact: true }).click()
  await page.getByRole('group', { name: /^Hidden part 1/ }).press('Shift+ArrowRight')
  await expectAccessible(page, { withPreview: false })
  await page.getByRole('button', { name: 'Save photo', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(photos.nth(0)).toHaveAccessibleName(`Edit Photo 1 of 3, the cover: ${name}, seen from the front`)

  const shopper = await context.newPage()
  await expect(async () => {
    await visit(`${group}/cars/${slug}`, shopper)
    const cover = shopper.getByRole('button', { name: 'Enlarge photo 1 of 3', exact: true }).locator('img')
    await expect(cover).toHaveAttribute('alt', `${name}, seen from the front`, { timeout: 1_000 })
  }).toPass()

  await photos.nth(0).click()
  await page.getByRole('button', { name: 'Restore original', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await photos.nth(0).click()
  await expect(page.getByRole('button', { name: 'Restore original' })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await trpc.stock.transition.mutate({ id, to: 'withdrawn' })
})

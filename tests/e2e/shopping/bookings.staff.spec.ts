import type { Page } from '@playwright/test'
import type { consoleClient } from '../../console/consoleClient'
import { expect, test } from '../test'

/** A name unique to this run. */
const run = Date.now().toString(36)
/** The shown week's Wednesday, or a day after it, `YYYY-MM-DD`. */
const wednesdayDate = async (page: Page, later = 0): Promise<string> => {
  const shown = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('date') ?? ''
  const date = new Date(shown)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7) + 2 + later)
  return date.toISOString().slice(0, 10)
}

const place = 'Meridian Used Cars Adelaide'

/** Resets the location: no bookings, no blocked times, no bookable times for shoppers. */
const resetPlace = async (client: ReturnType<typeof consoleClient>) => {
  const { data } = await client.locations.getList.query({ filter: { q: place } })
  const locationId = data.find(({ name }) => name === place)?.id ?? ''
  const from = new Date().toISOString().slice(0, 10)
  const { bookings, blocks } = await client.bookings.range.query({ locationId, from, days: 42 })
  for (const { id, state, revision } of bookings)
    if (state === 'requested' || state === 'confirmed')
      await client.bookings.transition.mutate({ id, to: 'cancelled', expectedRevision: revision })
  for (const { id } of blocks) await client.bookings.unblock.mutate({ id })
  const { settings, revision } = (await client.bookings.settings.query({ locationId })).kinds.testDrive
  const { week, blackouts, exceptCars } = settings
  if (settings.enabled)
    await client.bookings.saveSettings.mutate({
      locationId,
      kind: 'testDrive',
      expectedRevision: revision,
      settings: { ...settings, enabled: false, week: [...week], blackouts: [...blackouts], exceptCars: [...exceptCars] },
    })
}

test('A dealer opens times, books a shopper, moves the booking by keyboard, blocks time and cancels (ENQ-24, API-14)', async ({
  login,
  api,
  watch,
  expectAccessible,
}) => {
  watch.allow(/answered 409: POST \S+\/bookings\.create/)
  const page = await login('group manager of Meridian')
  const { keyboard } = page

  await resetPlace(await api('group manager of Meridian'))
  // The settings on the location's page show their effect.
  await page.goto('/#/locations')
  await page.getByRole('link', { name: place }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible()
  await page.getByRole('region', { name: 'Bookings' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking settings' })).toBeVisible()
  const isOn = page.getByRole('switch', { name: 'Customers choose from available times', exact: true })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const preview = page.getByRole('region', { name: 'The next two weeks' })
  await expect(preview.getByText('Online booking is off')).toBeVisible()
  await isOn.click()
  await expect(preview.getByText(/Customers can choose from \d+ times on \d+ days/)).toBeVisible()
  await page.getByLabel('Bookings at the same time').fill('0')
  await expect(page.getByText('The number of visits at the same time must be between 1 and 50.')).toBeVisible()
  await page.getByLabel('Bookings at the same time').fill('1')
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('Saved. The changes are live.')).toBeVisible()

  // A phone booking for next Wednesday.
  await page.getByRole('link', { name: 'Open bookings', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  const wednesday = page.getByRole('region', { name: /^Wednesday/ })
  const heading = page.getByRole('button', { name: /^Wednesday.*bookings?$/ })
  await expect(heading).toBeVisible()
  const before = (await heading.getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: 'Next week', exact: true }).click()
  // The week's days remain until the next week has loaded.
  await expect(heading).not.toHaveAttribute('aria-label', before)
  const date = await heading.getAttribute('aria-label')
  const day = date?.replace(/:.*$/, '') ?? ''
  await page.getByRole('button', { name: 'New booking', exact: true }).click()
  const book = page.getByRole('dialog', { name: 'New booking' })
  await book.getByLabel('First name').fill('Ana')
  await book.getByLabel('Last name').fill(run)
  await book.getByRole('textbox', { name: /^Day/ }).fill(await wednesdayDate(page))
  await book.getByRole('group', { name: 'Available times that day' }).getByRole('button', { name: '10:30 am', exact: true }).click()
  await book.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(new RegExp(`Ana ${run} is booked for ${day}, 10:30 am`))).toBeVisible()

  // A second booking at the same time requires a reason.
  await page.getByRole('button', { name: 'New booking', exact: true }).click()
  await book.getByLabel('First name').fill('Ben')
  await book.getByLabel('Last name').fill(run)
  await book.getByRole('textbox', { name: /^Day/ }).fill(await wednesdayDate(page))
  await book.getByLabel('Time', { exact: true }).fill('10:30 am')
  await book.getByLabel('Time', { exact: true }).press('Enter')
  await expect(book.getByText(/This time is full: 1 visit is the limit/)).toBeVisible()
  await book.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(book.getByRole('alert').filter({ hasText: 'Enter a reason to book it anyway.' })).toBeVisible()
  await book.getByLabel(/^Reason for booking it/).fill('Comes with Ana')
  await book.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(book).toBeHidden()

  // Moved by keyboard, a day later and half an hour down; the message to the shopper is confirmed first.
  const ben = wednesday.getByRole('button', { name: new RegExp(`Ben ${run}`) })
  await ben.focus()
  await keyboard.press('Space')
  await expect(page.getByText('Booking picked up.')).toBeAttached()
  // Keys take effect from the next event loop turn on, each relative to the previous.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  for (const [key, time] of [
    ['ArrowRight', '10:30'],
    ['ArrowDown', '10:45'],
    ['ArrowDown', '11:00'],
  ] as const) {
    await keyboard.press(key)
    await expect(page.getByText(new RegExp(`^Thursday \\d+ \\w+, ${time} am$`))).toBeAttached()
  }
  await keyboard.press('Space')
  const move = page.getByRole('dialog', { name: `Move Ben ${run}` })
  await expect(move.getByText(/^Thursday \d+ \w+, 11:00 am$/)).toBeVisible()
  await expect(move.getByText('They left no email address, so no message is sent. Give them a call.')).toBeVisible()
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(move).toBeHidden()
  const thursday = page.getByRole('region', { name: /^Thursday/ })
  await expect(thursday.getByRole('button', { name: new RegExp(`11:00 am to .*Ben ${run}`) })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(wednesday.getByRole('button', { name: new RegExp(`10:30 am to .*Ben ${run}`) })).toBeVisible()

  // The same by mouse: a day earlier and an hour down.
  await ben.scrollIntoViewIfNeeded()
  const [box, column] = [await ben.boundingBox(), await wednesday.boundingBox()]
  if (!box || !column) throw new Error('The calendar is not there.')
  const [x, y] = [box.x + box.width / 2, box.y + 8]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - column.width / 2, y + 40, { steps: 4 })
  await page.mouse.move(x - column.width, y + 76, { steps: 4 })
  await page.mouse.up()
  await expect(move.getByText(/^Tuesday \d+ \w+, 11:30 am$/)).toBeVisible()
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(move).toBeHidden()
  const tuesday = page.getByRole('region', { name: /^Tuesday/ })
  await expect(tuesday.getByRole('button', { name: new RegExp(`11:30 am to .*Ben ${run}`) })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(wednesday.getByRole('button', { name: new RegExp(`10:30 am to .*Ben ${run}`) })).toBeVisible()

  // Blocks Thursday morning and unblocks it.
  await page.getByRole('button', { name: 'Block time', exact: true }).click()
  const block = page.getByRole('dialog', { name: 'Block time' })
  await block.getByLabel('From', { exact: true }).fill(await wednesdayDate(page, 1))
  await block.getByLabel('Reason, for your team').fill(`Stocktake ${run}`)
  await block.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(block).toBeHidden()
  await thursday.getByRole('button', { name: new RegExp(`Stocktake ${run}`) }).click()
  await page.getByRole('button', { name: 'Unblock', exact: true }).click()
  await expect(thursday.getByRole('button', { name: new RegExp(`Stocktake ${run}`) })).toBeHidden()

  // Cancels both from their panels, which show the history.
  for (const name of ['Ben', 'Ana']) {
    await wednesday.getByRole('button', { name: new RegExp(`${name} ${run}`) }).press('Enter')
    const panel = page.getByRole('dialog', { name: `${name} ${run}` })
    await expect(panel.getByText(/^Booked a test drive/)).toBeVisible()
    await panel.getByRole('button', { name: 'Cancel booking', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel booking', exact: true }).click()
    await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible()
    await panel.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(wednesday.getByRole('button', { name: new RegExp(`${name} ${run}`) })).toBeHidden()
  }
  await expectAccessible(page)
})

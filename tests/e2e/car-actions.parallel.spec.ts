import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { NotableState } from '../../seeds/notable/notableCars'
import { notableCar } from './notableCar'
import { expect, test } from './test'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' })

/** A unique surname to search by. */
const surname = () =>
  `Quill${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`

const introduce = async (form: Locator, lastName: string) => {
  await form.getByLabel('First Name').fill('Ada')
  await form.getByLabel('Last Name').fill(lastName)
  await form.getByLabel('Email').fill(`${lastName.toLowerCase()}@shopper.example`)
  await form.getByLabel('Mobile').fill('0491 570 156')
}

interface Ask {
  readonly state: NotableState
  /** Button on the car page, and the kind of lead it creates. */
  readonly button: string
  /** Heading of the dialog, if it differs from the button. */
  readonly title?: string
  readonly form: string
  readonly send: string
  readonly fill: (form: Locator, lastName: string) => Promise<void>
}

const asks: readonly Ask[] = [
  {
    state: 'groupCar',
    button: 'Message Us',
    title: 'Send a message',
    form: 'chat',
    send: 'Send Message',
    fill: async (form, lastName) => {
      await form.getByLabel('Name').fill(`Ada ${lastName}`)
      await form.getByLabel('Mobile or email').fill(`${lastName.toLowerCase()}@shopper.example`)
      await form.getByLabel('Department').selectOption('Finance')
      await form.getByLabel('Message').fill('Is it there on Saturday?')
    },
  },
  {
    state: 'belowMarket',
    button: 'Make an Offer',
    form: 'makeOffer',
    send: 'Send Offer',
    fill: async (form, lastName) => {
      await introduce(form, lastName)
      await form.getByLabel('Your offer').fill('13500')
    },
  },
  {
    state: 'motorcycle',
    button: 'Book a Test Ride',
    title: 'Request a Test Ride',
    form: 'testDrive',
    send: 'Request Test Ride',
    fill: async (form, lastName) => {
      await introduce(form, lastName)
      await form.getByLabel('Postcode').fill('4350')
    },
  },
]

test('every enquiry button sends a lead of its kind about its car, and the mail goes out (VDP-07, API-07)', async ({
  page,
  visit,
  api,
}) => {
  const sent: { form: string; lastName: string; slug: string }[] = []
  for (const { state, button, title = button, form, send, fill } of asks) {
    await test.step(`${button}: ${form}`, async () => {
      const lastName = surname()
      const { address, slug, site } = notableCar(state)
      await visit(address)
      const more = panelOf(page).getByText('More options', { exact: true })
      if (await more.isVisible()) await more.click()
      await panelOf(page)
        .getByRole('link', { name: new RegExp(`^${button}`) })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await fill(dialog, lastName)
      const terms = dialog.getByLabel('I agree to the terms of use')
      if (await terms.count()) await terms.check()
      await dialog.getByRole('button', { name: send }).click()
      await expect(page).toHaveURL(`${site}/success`)
      sent.push({ form, lastName, slug })
    })
  }
  const client = await api('admin')
  for (const { form, lastName, slug } of sent) {
    const { data } = await client.leads.getList.query({ filter: { q: lastName.toLowerCase() } })
    expect(data, form).toEqual([expect.objectContaining({ form })])
    const lead = await client.leads.getOne.query({ id: data[0]?.id ?? '' })
    expect(JSON.stringify(lead), form).toContain(slug.split('-').at(-1)?.toUpperCase())
  }
  await expect
    .poll(async () => {
      const { data } = await client.outbox.getList.query({ perPage: 50 })
      return sent.filter(({ lastName }) => JSON.stringify(data).includes(lastName)).length
    })
    .toBe(sent.length)
})

test.describe('The PDF of a car', () => {
  test('The PDF of a car is prepared and saved with the car’s name as file name (VDP-11, UI-15, API-06)', async ({ page, visit }) => {
    const { address, slug } = notableCar('certified')
    await visit(address)
    let go = () => {}
    const held = new Promise<void>((done) => {
      go = done
    })
    await page.route('**/*.pdf', async (route) => {
      await held
      await route.continue()
    })
    // The first document of an installation includes the start of its worker thread, beside two other journeys.
    const saved = page.waitForEvent('download', { timeout: 60_000 })
    await panelOf(page).getByText('More options', { exact: true }).click()
    await panelOf(page).getByRole('link', { name: 'Print', exact: true }).click()
    await expect(panelOf(page).getByText('Preparing...')).toBeVisible()
    go()
    const document = await saved
    expect(document.suggestedFilename()).toBe(`${slug}.pdf`)
    expect((await readFile(await document.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(panelOf(page).getByText('Preparing...')).toHaveCount(0)
  })
})

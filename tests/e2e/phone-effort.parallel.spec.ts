import { createEffortCounter } from './createEffortCounter'
import { findSeededCar } from './findSeededCar'
import { expect, screens, test } from './test'

/** A new customer for each run on a database. */
const customer = () => {
  const number = String(Math.floor(Math.random() * 10_000)).padStart(4, '0')
  return { name: `Tess Quill${number}`, phone: `(02) 7010 ${number}`, email: `tess.quill${number}@shopper.example` }
}

test('A salesperson answers a waiting lead on a phone with at most four taps (ENT-16)', async ({ login, api }) => {
  const who = customer()
  const sales = await api('sales of Saltbush')
  const [site] = await sales.inbox.sites.query({ organisationId: null })
  await sales.inbox.addEnquiry.mutate({
    ...{ ...who, source: 'phone', note: 'Is the service book complete?', needsReply: true },
    ...{ siteId: site?.id ?? '', carId: null, locationId: null, key: crypto.randomUUID() },
  })
  const page = await login('sales of Saltbush', { viewport: screens.phone, hasTouch: true, isMobile: true })
  const effort = createEffortCounter()

  await page.goto('/#/')
  await effort.click(page.getByRole('link', { name: /Waiting for a reply/ }))
  await effort.click(page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: new RegExp(who.name) }))
  const conversation = page.getByRole('article', { name: who.name })
  // The newest message and the box for the reply are visible without scrolling.
  await expect(conversation.getByText('Is the service book complete?')).toBeInViewport()
  const message = conversation.getByLabel('Message')
  await expect(message).toBeInViewport()
  await effort.click(message)
  await effort.fill(message, 'It is, stamped every year.')
  await effort.click(conversation.getByRole('button', { name: 'Send', exact: true }))
  await expect(conversation.getByRole('list', { name: 'Activity' })).toContainText('It is, stamped every year.')
  expect(effort.counted.clicks).toBeLessThanOrEqual(4)
})

test('A phone call of a new customer is recorded on a phone with four values and four taps (ENT-16)', async ({ login, api }) => {
  const who = customer()
  const car = await findSeededCar(await api('admin'), 'Saltbush Motors', { status: 'in_stock' })
  const page = await login('sales of Saltbush', { viewport: screens.phone, hasTouch: true, isMobile: true })
  const effort = createEffortCounter()

  await page.goto('/#/inbox')
  await effort.click(page.getByRole('button', { name: 'Add enquiry', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Add enquiry' })
  await expect(dialog.getByRole('button', { name: 'Phone call', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await effort.fill(dialog.getByLabel('Name'), who.name)
  await effort.fill(dialog.getByLabel('Phone', { exact: true }), who.phone)
  await effort.fill(dialog.getByRole('combobox', { name: /^Car/ }), car.stockNumber ?? car.name)
  await effort.click(page.getByRole('option', { name: new RegExp(car.name.replace(/[()]/g, '.')) }).first())
  await effort.fill(dialog.getByLabel('Note'), 'Wants to see it on Saturday.')
  await effort.click(dialog.getByRole('button', { name: 'Add enquiry', exact: true }))
  const conversation = page.getByRole('article', { name: who.name })
  await expect(conversation.getByText('Wants to see it on Saturday.')).toBeInViewport()
  const { fields, clicks } = effort.counted
  expect(fields).toBeLessThanOrEqual(4)
  expect(clicks).toBeLessThanOrEqual(4)
})

import { defaultMailTemplate } from '@forecourt/rules/leads/delivery/parseLeadMail'
import { startFakeCrm } from '@forecourt/services/destinations/testing/fakeCrm'
import type { Page } from '@playwright/test'
import { createTransport } from 'nodemailer'
import { consoleAddress, crmPort, replyPort, siteAddress } from '../addresses'
import { findSeededCar } from '../findSeededCar'
import { expect, screens, test } from '../test'

const meridian = siteAddress('meridian')

/** Ten shoppers, each with a unique word to search by. */
const run = Date.now()
  .toString(36)
  .replace(/\d/g, (digit) => 'qwertzuiop'[Number(digit)] ?? '')
const people = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hugo', 'Ivy', 'Jack'].map((name, index) => ({
  name,
  lastName: `${name}${run}`,
  email: `${name.toLowerCase()}.${run}@shopper.example`,
  phone: `(02) 7010 ${String(1000 + ((Date.now() + index * 37) % 9000)).padStart(4, '0')}`,
}))
type Shopper = (typeof people)[number]
type Ten = readonly [Shopper, Shopper, Shopper, Shopper, Shopper, Shopper, Shopper, Shopper, Shopper, Shopper]

test('A morning at a dealership: ten enquiries by form, mail and API are answered, lost or handed over (ENT-16, API-07)', async ({
  page,
  visit,
  login,
  api,
}) => {
  test.setTimeout(240_000)
  const manager = await api('group manager of Meridian')
  const site = (await manager.sites.getList.query({ perPage: 50 })).data.find(({ slug }) => slug === 'meridian')
  if (!site) throw new Error('Meridian has no site.')
  const { organisationId } = site
  const car = await findSeededCar(await api('admin'), 'Meridian Motor Group', { status: 'in_stock' })
  const crm = await startFakeCrm({ port: crmPort })
  const target = { kind: 'webhook', url: `${crm.url}/${run}`, shape: 'events' } as const
  const filter = { scope: 'organisation', locationId: null, forms: [], sources: [], takesSuspicious: false } as const
  const usual = { ...filter, forms: [...filter.forms], sources: [...filter.sources] }
  const destination = await manager.destinations.save.mutate({ organisationId, id: null, data: { name: `CRM ${run}`, ...usual, target } })
  const supplier = await manager.suppliers.add.mutate({ siteId: site.id, name: `Market ${run}` })
  await manager.suppliers.saveMail.mutate({ id: supplier.id, template: defaultMailTemplate, locationId: null })
  const mailAddress = (await manager.suppliers.list.query({ organisationId })).suppliers.find(({ id }) => id === supplier.id)?.mailAddress
  const mia = await login('group manager of Meridian')
  const conversation = (of: Shopper, on: Page = mia) => on.getByRole('article', { name: `${of.name} ${of.lastName}` })
  const open = async (of: Shopper, on: Page = mia, { isStaying = false } = {}) => {
    await on.goto(`/#/inbox?view=all&q=${of.lastName.toLowerCase()}`)
    if (!isStaying) await on.reload()
    await on
      .getByRole('list', { name: 'Conversations' })
      .getByRole('link', { name: new RegExp(of.lastName) })
      .click()
    await expect(conversation(of, on)).toBeVisible()
    return conversation(of, on)
  }
  const [ada, ben, cleo, dan, eve, finn, gia, hugo, ivy, jack] = people as unknown as Ten
  // Other leads of Meridian also reach a CRM.
  const recipients = () =>
    crm.requests
      .filter(({ path }) => path.endsWith(run))
      .map(({ body }) => String(JSON.parse(body).data.contact.email))
      .filter((email) => email.endsWith(`.${run}@shopper.example`))

  try {
    await mia.goto('/#/inbox')
    await expect(mia.getByRole('navigation', { name: 'Inbox folders' })).toBeVisible()

    await test.step('Four enquire on the site, three by mail of a marketplace, three by its API', async () => {
      await visit(`${meridian}/cars/${car.slug}`)
      for (const shopper of [ada, ben, cleo, dan]) {
        const status = await page.evaluate(
          async ({ body, key }) => {
            const headers = { 'content-type': 'application/json', 'idempotency-key': key }
            return (await fetch('/api/leads', { method: 'POST', headers, body: JSON.stringify(body) })).status
          },
          {
            body: {
              ...shopper,
              ...{ form: 'vehicle', carSlug: car.slug, postcode: '3220' },
              ...{ message: 'Are you open on Sunday?', termsAgreed: true, elapsedMs: 9000 },
            },
            key: `morning-${shopper.lastName}`,
          },
        )
        expect(status).toBe(200)
      }
      const transport = createTransport({ host: '127.0.0.1', port: replyPort, ignoreTLS: true })
      for (const { name, lastName, email, phone } of [eve, finn, gia])
        await transport.sendMail({
          ...{ from: 'leads@market.example', to: mailAddress ?? '', subject: 'New lead', messageId: `<${lastName}@market.example>` },
          text: `Name: ${name} ${lastName}\nEmail: ${email}\nPhone: ${phone}\nVehicle: Mazda CX-5\nComments:\nIs it still there?\nSent by Market`,
        })
      for (const { name, lastName, email, phone } of [hugo, ivy, jack]) {
        const answer = await fetch(`${consoleAddress}/api/leads`, {
          method: 'POST',
          headers: { authorization: `Bearer ${supplier.key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ id: lastName, name, last_name: lastName, email, phone, message: 'Please call me.' }),
        })
        expect(answer.status).toBe(201)
      }
    })

    await test.step('All ten appear in her open inbox, without a press', async () => {
      const list = mia.getByRole('list', { name: 'Conversations' })
      for (const { lastName } of people) await expect(list).toContainText(lastName)
    })

    await test.step('One receives a reply by mail', async () => {
      const shown = await open(ada)
      await shown.getByLabel('Message').click()
      await shown.getByLabel('Message').fill('We are, from ten to four.')
      // Neither rotating a tablet nor viewing another conversation loses a draft.
      for (const width of [900, screens.desktop.width]) {
        await mia.setViewportSize({ ...screens.desktop, width })
        await expect(shown.getByLabel('Message')).toHaveValue('We are, from ten to four.')
        await expect(shown.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
      }
      await open(ben, mia, { isStaying: true })
      await expect(conversation(ben).getByLabel('Message')).toHaveValue('')
      await open(ada, mia, { isStaying: true })
      const send = shown.getByRole('button', { name: 'Send', exact: true })
      await expect(send).toBeInViewport()
      await send.click()
      await expect(shown.getByRole('list', { name: 'Activity' })).toContainText('We are, from ten to four.')
      await expect(shown.getByLabel('Stage')).toHaveValue('contacted')
    })

    await test.step('One is lost, one is handed over', async () => {
      const lost = await open(eve)
      await lost.getByLabel('Stage').selectOption('lost')
      const dialog = mia.getByRole('dialog', { name: 'Why was it lost?' })
      await dialog.getByRole('combobox', { name: 'Reason' }).click()
      await mia.getByRole('option').first().click()
      await dialog.getByRole('button', { name: 'Mark as lost', exact: true }).click()
      await expect(lost.getByLabel('Stage')).toHaveValue('lost')
      const given = await open(finn)
      const who = given.getByLabel('Assigned to')
      const [, first = ''] = await who
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
      await who.selectOption(first)
      await expect(who).toHaveValue(first)
    })

    await test.step('On a phone a call is logged by one tap', async () => {
      const phone = await login('group manager of Meridian', { viewport: { width: 390, height: 844 } })
      const shown = await open(hugo, phone)
      await shown.getByRole('button', { name: 'Log a call', exact: true }).click()
      await phone.getByRole('menuitem', { name: 'Spoke to them', exact: true }).click()
      await expect(shown.getByLabel('Stage')).toHaveValue('contacted')
    })

    await test.step('The CRM has each of them once, and the mail reached its shopper', async () => {
      await expect.poll(() => new Set(recipients()).size, { timeout: 30_000 }).toBe(10)
      expect(recipients().sort()).toEqual(people.map(({ email }) => email).sort())
      const admin = await api('admin')
      await expect(async () => {
        const { data } = await admin.outbox.getList.query({ perPage: 50 })
        expect(data.filter(({ to }) => to.includes(ada.email)).length).toBeGreaterThan(0)
      }).toPass({ timeout: 30_000 })
    })
  } finally {
    await crm.stop()
    await manager.destinations.remove.mutate({ id: destination.id })
    await manager.suppliers.remove.mutate({ id: supplier.id })
  }
})

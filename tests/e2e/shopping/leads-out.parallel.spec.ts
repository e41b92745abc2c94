import { startFakeCrm } from '@forecourt/services/destinations/testing/fakeCrm'
import { crmPort, siteAddress } from '../addresses'
import { findSeededCar } from '../findSeededCar'
import { expect, test } from '../test'

const meridian = siteAddress('meridian')

test('A manager sends leads to the CRM, sees an attempt fail and replays it, and the CRM recognises the lead (ENT-16)', async ({
  page,
  visit,
  login,
  api,
  expectAccessible,
}) => {
  const run = Date.now()
    .toString(36)
    .replace(/[^a-z]/g, '')
  const [name, last] = [`CRM ${run}`, `Tanner${run}`]
  const crm = await startFakeCrm({ port: crmPort })
  const arrived = () => crm.requests.filter(({ path, body }) => path.endsWith(run) && body.includes(last))
  const car = await findSeededCar(await api('admin'), 'Meridian Motor Group', { status: 'in_stock' })
  const mia = await login('group manager of Meridian')
  try {
    await test.step('She adds the CRM, previews the data sent, and tests it', async () => {
      await mia.goto('/#/leads/destinations')
      await expect(mia.getByRole('heading', { level: 1, name: 'CRM and lead delivery' })).toBeVisible()
      await expectAccessible(mia)
      await mia.getByRole('link', { name: 'Add destination', exact: true }).click()
      await expect(mia.getByRole('heading', { level: 1, name: 'New destination' })).toBeVisible()
      await mia.getByRole('button', { name: /Webhook/ }).click()
      await mia.getByLabel('Name').fill(name)
      await mia.getByLabel('Web address').fill(`${crm.url}/${run}`)
      await expect(mia.getByRole('region', { name: 'Preview of the data sent' })).toContainText('"type": "lead.created"')
      await expectAccessible(mia)
      await mia.getByRole('button', { name: 'Add destination', exact: true }).click()
      await expect(mia.getByRole('heading', { level: 1, name })).toBeVisible()
      await mia.getByRole('button', { name: 'Send a test', exact: true }).click()
      const tried = mia.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').filter({ hasText: 'test' })
      await expect(tried.first()).toContainText('Delivered')
      // Other leads of Meridian also reach its CRM.
      const types = crm.requests.filter(({ path }) => path.endsWith(run)).map(({ body }) => JSON.parse(body).type)
      expect(types).toContain('lead.test')
    })

    const delivery = mia.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').filter({ hasText: last })
    await test.step('A shopper enquires while the CRM is down, and the lead arrives once it is up', async () => {
      crm.mode = 'down'
      const lead = {
        form: 'vehicle',
        carSlug: car.slug,
        name: 'Ada',
        lastName: last,
        email: `${last}@shopper.example`,
        phone: `(02) 7010 ${String(Date.now()).slice(-4)}`,
      }
      await visit(`${meridian}/cars/${car.slug}`)
      const status = await page.evaluate(
        async ({ body, key }) => {
          const headers = { 'content-type': 'application/json', 'idempotency-key': key }
          return (await fetch('/api/leads', { method: 'POST', headers, body: JSON.stringify(body) })).status
        },
        {
          body: {
            ...lead,
            postcode: '3220',
            message: 'Are you open on Sunday?',
            termsAgreed: true,
            elapsedMs: 9000,
          },
          key: `leads-out-${run}`,
        },
      )
      expect(status).toBe(200)
      await expect(delivery).toContainText('answered 500: Internal error', { timeout: 30_000 })
      await expect(mia.getByRole('alert').filter({ hasText: 'answered 500' })).toBeVisible()
      crm.mode = 'well'
      await expect(delivery).toContainText('Delivered', { timeout: 30_000 })
    })

    await test.step('She replays it: the CRM receives the same lead, under the same id', async () => {
      // Leads of other tests reach this CRM too, and would move the row.
      await mia.getByLabel('Find by name, email or car').fill(last)
      const before = arrived().length
      await delivery.getByRole('button', { name: /^Send .* again$/ }).click()
      await expect.poll(() => arrived().length).toBe(before + 1)
      const ids = new Set(arrived().map(({ headers }) => headers['webhook-id']))
      expect(ids.size).toBe(1)
      expect(arrived().at(-1)?.headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/)
      await delivery.getByRole('button', { name: /^Attempts of/ }).click()
      await expect(delivery.getByRole('list', { name: 'Attempts' }).getByRole('listitem').first()).toContainText('201')
      await expectAccessible(mia)
    })
  } finally {
    await crm.stop()
  }
  await mia.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(mia.getByRole('heading', { level: 1, name: 'Destination settings' })).toBeVisible()
  await mia.getByRole('button', { name: 'Remove', exact: true }).click()
  await mia.getByRole('button', { name: 'Remove destination', exact: true }).click()
  await expect(mia.getByRole('list', { name: 'CRM and lead delivery' })).not.toContainText(name)
})

import { siteAddress } from '../addresses'
import { findSeededCar } from '../findSeededCar'
import { expect, test } from '../test'

const meridian = siteAddress('meridian')
const run = Date.now().toString(36)
/** A shared number joins a conversation. */
const phone = `(02) 7010 ${String(Date.now()).slice(-4)}`
const person = { name: 'Ondine', lastName: `O${run}`, email: `ondine.${run}@shopper.example`, phone }

test('A person’s data is exported at their request, and erased (ENT-16)', async ({ page, visit, login, api }) => {
  const car = await findSeededCar(await api('admin'), 'Meridian Motor Group', { status: 'in_stock' })
  await visit(`${meridian}/cars/${car.slug}`)
  const body = {
    ...person,
    form: 'vehicle',
    carSlug: car.slug,
    postcode: '3220',
    message: 'Is it there?',
    termsAgreed: true,
    elapsedMs: 9000,
  }
  const sent = await page.evaluate(
    async ({ body, key }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      return (await fetch('/api/leads', { method: 'POST', headers, body: JSON.stringify(body) })).status
    },
    { body, key: `erase-${run}` },
  )
  expect(sent).toBe(200)
  const mia = await login('group manager of Meridian')
  await mia.goto(`/#/inbox?view=all&q=${run}`)
  const row = mia.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: new RegExp(person.lastName) })
  await row.click()
  await expect(mia.getByRole('article', { name: `Ondine ${person.lastName}` })).toBeVisible()

  const menu = mia.getByRole('button', { name: 'Their personal data', exact: true })
  await menu.click()
  const saved = mia.waitForEvent('download')
  await mia.getByRole('menuitem', { name: 'Download their data', exact: true }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await saved).createReadStream()) chunks.push(Buffer.from(chunk))
  const exported = JSON.parse(Buffer.concat(chunks).toString())
  expect(exported.leads).toMatchObject([{ email: person.email, message: 'Is it there?' }])

  await menu.click()
  await mia.getByRole('menuitem', { name: 'Erase…', exact: true }).click()
  const dialog = mia.getByRole('dialog', { name: `Erase Ondine ${person.lastName}?` })
  await expect(dialog.getByText('This will permanently erase: 1 enquiry, all messages and every file.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Erase permanently', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toBeHidden()
  const manager = await api('group manager of Meridian')
  expect((await manager.leads.getList.query({ perPage: 50, filter: { q: person.lastName } })).total).toBe(0)
})

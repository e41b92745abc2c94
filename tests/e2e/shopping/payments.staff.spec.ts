import { mailTo } from '../mailTo'
import { expect, screens, test } from '../test'

/** A name unique to this run. */
const run = Date.now().toString(36)
const place = 'Meridian Used Cars Adelaide'

test('a payment is requested by a link, paid at the test bank on a phone, receipted, and shown in the console (CHK-01)', async ({
  login,
  browser,
  watch,
  api,
  expectAccessible,
}) => {
  const address = `ines-${run}@shopper.example`
  const page = await login('group manager of Meridian')
  await page.goto('/#/payments')
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()

  await test.step('One account takes payments of every location, and another those of one location', async () => {
    await page.getByRole('button', { name: 'Payment accounts', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Payment accounts' })
    const accounts = dialog.getByRole('listitem')
    const add = async (name: string) => {
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
      await dialog.getByRole('button', { name: 'Add account', exact: true }).click()
    }
    await add(`Group ${run}`)
    await expect(accounts.filter({ hasText: `Group ${run}` })).toContainText('every location without one of its own')
    await dialog.getByRole('combobox', { name: 'For' }).click()
    await page.getByRole('option', { name: place }).click()
    await add(`Adelaide ${run}`)
    await expect(accounts.filter({ hasText: `Adelaide ${run}` })).toContainText(place)
    await expect(accounts.filter({ hasText: `Group ${run}` })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Stop taking payments with Adelaide ${run}`, exact: true }).click()
    await expect(accounts.filter({ hasText: `Adelaide ${run}` })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  })

  await page.getByRole('button', { name: 'Request a payment', exact: true }).click()
  const ask = page.getByRole('dialog', { name: 'Request a payment' })
  await ask.getByLabel('Amount in dollars').fill('1,250.50')
  await ask.getByLabel('Note').fill(`Tow bar ${run}`)
  await ask.getByLabel('Payer’s name').fill(`Ines ${run}`)
  await ask.getByLabel('Email').fill(address)
  await ask.getByRole('button', { name: 'Send link', exact: true }).click()
  await expect(ask).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(`Ines ${run}`) })
  await expect(row).toContainText('$1,250.50')

  const admin = await api('admin')
  const link =
    /https?:\S+\/api\/payment-requests\/[\w.-]+/.exec(
      (await mailTo(admin, address, /^Payment request from .*\$1,250\.50/)).text ?? '',
    )?.[0] ?? ''

  const context = await browser.newContext({ viewport: screens.phone })
  watch.follow(context)
  const phone = await context.newPage()
  await phone.goto(link)
  await expect(phone.getByText(`Tow bar ${run}`)).toBeVisible()
  await phone.getByRole('button', { name: 'Go to the payment page', exact: true }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Pay with the test bank')
  await phone.getByRole('button', { name: /^Pay \$1,250\.50/ }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Paid, thank you')
  await expectAccessible(phone)
  await context.close()

  expect((await mailTo(admin, address, /^Paid: \$1,250\.50/)).text).toContain('Please keep this as a receipt.')
  await expect(row).toContainText('Paid')
})

import { menuLink, openGroup } from '../menu'
import { expect, test } from '../test'

/** A word unique to this run. */
const run = Date.now().toString(36)
const addressOf = (name: string) => `${name.toLowerCase()}.${run}@customer.example`

test('A customer is entered, changed and removed, and the sales team reads them (ENT-16)', async ({ login, watch, expectAccessible }) => {
  const dana = await login('principal of Saltbush')
  await dana.goto('/')
  await openGroup(dana, 'Customers')
  await menuLink(dana, 'Customer list').click()
  await expect(dana.getByRole('heading', { level: 1, name: 'Customer list' })).toBeVisible()
  await dana.getByRole('link', { name: 'Add customer', exact: true }).click()
  await dana.getByLabel('Name', { exact: true }).fill('Nell')
  await dana.getByLabel('Last name').fill(`Quill ${run}`)
  await dana.getByLabel('Marketing consent').click()
  await dana.getByRole('option', { name: 'Yes', exact: true }).click()
  watch.allow(/answered 400: POST \S+customers\.create/)
  await dana.getByRole('button', { name: 'Add customer', exact: true }).click()
  await expect(dana.getByLabel('Email')).toHaveAccessibleDescription('Enter an email address or a phone number.')
  await expect(dana.getByLabel('Consent date')).toHaveAccessibleDescription('Enter the day they agreed.')
  await expectAccessible(dana)
  await dana.getByLabel('Email').fill(addressOf('Nell'))
  await dana.getByLabel('Consent date').fill('2026-05-31')
  await dana.getByRole('button', { name: 'Add customer', exact: true }).click()
  const search = dana.getByRole('searchbox', { name: 'Name, email or phone' })
  await search.fill(addressOf('Nell'))
  const row = dana.getByRole('table', { name: 'Customer list' }).getByRole('row', { name: `Nell Quill ${run}` })
  await expect(row).toContainText('None yet')

  await row.getByRole('link', { name: /^Nell Quill/ }).click()
  await expect(dana.getByRole('heading', { level: 1, name: `Nell Quill ${run}` })).toBeVisible()
  await dana.getByLabel('Suburb').fill('Dubbo')
  await dana.getByRole('button', { name: 'Save customer', exact: true }).click()
  const changes = dana.getByRole('list', { name: 'Changes to this customer' })
  await expect(changes).toContainText('Dubbo')

  await test.step('A salesperson finds them and can change nothing', async () => {
    const lena = await login('sales of Saltbush')
    await lena.goto('/#/customers')
    await expect(lena.getByRole('link', { name: 'Add customer' })).toHaveCount(0)
    await expect(lena.getByRole('button', { name: 'File', exact: true })).toHaveCount(0)
    await lena.getByRole('searchbox', { name: 'Name, email or phone' }).fill(addressOf('Nell'))
    await lena.getByRole('link', { name: /^Nell Quill/ }).click()
    await expect(lena.getByText('Your role can read this customer, but not change it.')).toBeVisible()
    await expect(lena.getByLabel('Suburb')).toHaveValue('Dubbo')
    await expect(lena.getByLabel('Suburb')).toBeDisabled()
    // Her page has requested everything before the customer is removed.
    await expect(lena.getByRole('list', { name: 'Changes to this customer' })).toContainText('Dubbo')
  })

  await dana.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dana.getByText(`The customer Nell Quill ${run} is removed.`)).toBeVisible()
  await search.fill(addressOf('Nell'))
  await expect(dana.getByText('Nothing matches')).toBeVisible()
})

test('A file of customers is checked, corrected, imported and undone (ENT-16)', async ({ login, api, expectAccessible }) => {
  const client = await api('principal of Saltbush')
  const known = async () => (await client.customers.getList.query({ filter: { q: run } })).data.map(({ name }) => name).toSorted()
  const dana = await login('principal of Saltbush')
  await dana.goto('/#/customers')
  await dana.getByRole('button', { name: 'File', exact: true }).click()
  await dana.getByRole('menuitem', { name: 'Import a file…', exact: true }).click()
  const lines = [
    'First name,Surname,E-mail,Best number,Marketing opt in,Opt in date',
    `Abe,${run},${addressOf('Abe')},0412 000 111,Yes,31/05/2026`,
    `Bea,${run},${addressOf('Bea').replace('@', ' at ')},0412 000 222,No,`,
    `Cam,${run},${addressOf('Cam')},0412 000 333,sometimes,`,
  ]
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
  await dana.getByLabel('A file of customers').setInputFiles(file)
  const dialog = dana.getByRole('dialog', { name: 'customers.csv' })
  await expect(dialog.getByText('This import would change: 2 added')).toBeVisible()
  await expect(dialog.getByText('One row is skipped')).toBeVisible()

  await test.step('A column gets its field, and a wrong address is corrected', async () => {
    await dialog.getByLabel('Read “Best number” as').selectOption('Phone')
    await expect(dialog.getByText('Columns of the file: 6 of 6 are read')).toBeVisible()
    await expect(dialog.getByLabel('Row 4, Marketing opt in')).toHaveAccessibleDescription(/no consent is stored/)
    await expectAccessible(dana)
    await dialog.getByLabel('Row 3, E-mail').fill(addressOf('Bea'))
    await dialog.getByRole('form', { name: 'Correct these' }).getByRole('button', { name: 'Check again', exact: true }).click()
    await expect(dialog.getByText('This import would change: 3 added')).toBeVisible()
    expect(await known()).toEqual([])
  })

  await dialog.getByRole('button', { name: 'Import 3', exact: true }).click()
  await expect(dialog.getByText('Done: 3 added')).toBeVisible()
  expect(await known()).toEqual(['Abe', 'Bea', 'Cam'])
  await dialog.getByRole('button', { name: 'Undo import', exact: true }).click()
  await expect(dialog.getByText('Undone: 3 restored.')).toBeVisible()
  expect(await known()).toEqual([])
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(dialog).toBeHidden()
})

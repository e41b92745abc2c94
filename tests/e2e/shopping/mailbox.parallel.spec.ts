import { startTestImap, testAccount } from '@forecourt/services/inbox/mailboxes/testing/startTestImap'
import { crmPort } from '../addresses'
import { expect, test } from '../test'

test('The console reads a dealer’s mailbox: an unknown sender’s mail waits, and becomes a lead of the inbox (ENT-16, API-07)', async ({
  login,
  api,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const run = Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'qwertzuiop'[Number(digit)] ?? '')
  const address = `${run}@dealer.example`
  const imap = await startTestImap({ port: crmPort ?? 0 })
  const manager = await api('group manager of Meridian')
  const mia = await login('group manager of Meridian')
  const mailbox = mia.getByRole('list', { name: 'Mailboxes' }).getByRole('listitem').filter({ hasText: address })
  try {
    await test.step('She connects the mailbox, and sees that it is read', async () => {
      await mia.goto('/#/leads/destinations')
      await mia.getByRole('button', { name: 'Connect a mailbox', exact: true }).click()
      const form = mia.getByRole('dialog', { name: 'Connect a mailbox' })
      await form.getByLabel('Address people write to').fill(address)
      await form.getByLabel('IMAP server').fill('127.0.0.1')
      await form.getByLabel('Encryption').click()
      await mia.getByRole('option', { name: 'STARTTLS' }).click()
      await form.getByLabel('Port').fill(String(imap.port))
      await form.getByRole('textbox', { name: 'User' }).fill(testAccount.userName)
      await form.getByLabel('Password').fill(testAccount.password)
      await expectAccessible(mia)
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(form).toBeHidden()
      await expect(mailbox.getByText('Connected', { exact: true })).toBeVisible({ timeout: 60_000 })
      await expect(mailbox).toContainText('no email yet')
    })

    await test.step('A mail arrives, and is read when she saves the mailbox again', async () => {
      const from = { From: `Mirri Quill${run} <mirri.${run}@shopper.example>`, 'Message-ID': `<${run}@shopper.example>` }
      imap.arrives({ ...from, Subject: `The red ute ${run}` }, 'Do you still have it?')
      await mailbox.getByRole('button', { name: `Change ${address}`, exact: true }).click()
      const form = mia.getByRole('dialog', { name: `The mailbox ${address}` })
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(form).toBeHidden()
      await expect(mailbox).toContainText('last email', { timeout: 60_000 })
      expect(imap.folder.messages.flatMap(({ flags }) => flags)).toEqual([])
    })

    await test.step('She turns the mail into a lead', async () => {
      await mia.goto('/#/inbox/mails')
      const mail = mia.getByRole('article', { name: `The red ute ${run}` })
      await expect(mail.getByLabel('First name')).toHaveValue('Mirri')
      await expect(mail.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(`mirri.${run}@shopper.example`)
      await mail.getByRole('button', { name: 'Create lead', exact: true }).click()
      await expect(mia.getByRole('heading', { name: new RegExp(`Quill${run}`) })).toBeVisible()
    })
  } finally {
    for (const { id } of (await manager.mailboxes.list.query({ organisationId: null })).filter((one) => one.address === address))
      await manager.mailboxes.remove.mutate({ id })
    await imap.stop()
  }
})

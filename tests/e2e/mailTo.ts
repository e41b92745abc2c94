import { expect } from '@playwright/test'
import type { consoleClient } from '../console/consoleClient'

/** The latest mail to an address, or text message to a number, with a matching subject, once it was sent. */
export const mailTo = async (admin: ReturnType<typeof consoleClient>, address: string, subject = /./) => {
  let id = ''
  await expect(async () => {
    const { data } = await admin.outbox.getList.query({ perPage: 50 })
    const receiver = address.replace(/@sms\.example$/, '')
    id = data.find(({ to, ...mail }) => to.includes(receiver) && mail.subject !== null && subject.test(mail.subject))?.id ?? ''
    expect(id, `a mail to ${address}`).not.toBe('')
  }).toPass({ timeout: 30_000 })
  const { mail } = await admin.outbox.getOne.query({ id })
  if (!mail) throw new Error('The mailbox has no such mail.')
  return mail
}

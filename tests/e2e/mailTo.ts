import { expect } from '@playwright/test'
import type { consoleClient } from '../console/consoleClient'

/** The latest mail to an address with a matching subject, once it was sent. */
export const mailTo = async (admin: ReturnType<typeof consoleClient>, address: string, subject = /./) => {
  let id = ''
  await expect(async () => {
    const { data } = await admin.outbox.getList.query({ perPage: 50 })
    id = data.find((mail) => mail.to.includes(address) && subject.test(mail.subject))?.id ?? ''
    expect(id, `a mail to ${address}`).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return admin.outbox.getOne.query({ id })
}

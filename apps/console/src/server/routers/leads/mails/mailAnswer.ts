import type { MailDeed } from '@forecourt/data/leads/delivery/leadMails'
import type { AccessScope } from '../../../access/AccessScope'
import { CallProblem } from '../../../errors/CallProblem'
import { notFound } from '../../../errors/notFound'

/** Does something with a mail wherever in reach it waits; elsewhere, or done already, it is not found. */
export const mailAnswer = async (accessScopes: readonly AccessScope[], work: (accessScope: AccessScope) => Promise<MailDeed>) => {
  for (const each of accessScopes) {
    const done = await work(each)
    if (done.ok) return { leadId: done.leadId }
    if (done.reason === 'refused') throw new CallProblem('BAD_REQUEST', done.message, { fields: { ...done.fields } })
  }
  throw notFound('mail')
}

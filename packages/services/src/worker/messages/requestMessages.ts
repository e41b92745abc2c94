import type { Database } from '@forecourt/data/createDatabase'
import { requestOfMail } from '@forecourt/data/publishing/requests/requestOfMail'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import { requestMail } from '../../mail/templates/requestMail'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageWriters } from './MessageWriter'

const payload = z.object({ to: z.array(z.email()), requestId: z.string().min(1), stage: z.enum(['asked', 'answered']) })

/** Mail to publishers about a publication request, or to the requester about the response. */
async function writeRequestMail(db: Database, message: ClaimedMessage, { consoleUrl }: LeadMailAddresses): Promise<Mail> {
  const parsed = payload.safeParse(message.payload)
  if (!parsed.success) throw new Error('It does not say which request it is about')
  const { requestId, stage } = parsed.data
  const found = await requestOfMail(db, requestId)
  if (!found) throw new Error('The request it is about no longer exists')
  const { request, siteId, siteName, brandColour, changes, staff } = found
  // For an organisation with editors only, the platform's staff publishes.
  const to = parsed.data.to.length > 0 ? parsed.data.to : [...staff]
  if (to.length === 0) throw new Error('No user can publish this site')
  const answered = stage === 'answered'
  const mail = await requestMail({
    siteName,
    brandColour,
    editorAddress: `${consoleUrl}/#/sites/${encodeURIComponent(siteId)}/edit`,
    author: request.author,
    answeredBy: request.answeredBy,
    stage: answered ? (request.status === 'published' ? 'published' : 'sentBack') : 'asked',
    note: answered ? request.answer : request.note,
    changes,
    version: request.version,
  })
  return { to, fromName: 'Forecourt', ...mail }
}

/** Messages about publication requests. */
export const requestMessages: Pick<MessageWriters, 'publishRequest'> = { publishRequest: { mail: writeRequestMail } }

import type { Database } from '@forecourt/data/createDatabase'
import { scheduleOfMail } from '@forecourt/data/publishing/schedules/listSchedules'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import { publicationMail } from '../../mail/templates/publicationMail'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageWriters } from './MessageWriter'

const payload = z.object({
  to: z.array(z.email()).min(1),
  scheduleId: z.string().min(1),
  stage: z.enum(['reminder', 'obstacle', 'settled']).default('settled'),
})

/** Mail to a site's publishers about a scheduled publication: reminder, obstacle, or result. */
async function writePublicationMail(db: Database, message: ClaimedMessage, addresses: LeadMailAddresses): Promise<Mail> {
  const parsed = payload.safeParse(message.payload)
  if (!parsed.success) throw new Error('It does not say which publication it is about')
  const { to, scheduleId, stage } = parsed.data
  const found = await scheduleOfMail(db, scheduleId)
  if (!found) throw new Error('The publication it is about no longer exists')
  const { schedule, siteId, siteName, hosts, config } = found
  const isWaiting = schedule.status === 'waiting'
  const mail = await publicationMail({
    siteName,
    author: schedule.author,
    // If it was published or refused in the meantime, report the result.
    stage: isWaiting ? stage : 'settled',
    brandColour: config.theme.brandColour,
    siteAddress: addresses.originTemplate.replace('{host}', hosts[0] ?? ''),
    editorAddress: `${addresses.consoleUrl}/#/sites/${encodeURIComponent(siteId)}/edit`,
    at: formatMoment(schedule.publishAt, config.identity.timeZone, schedule.settledAt ?? schedule.createdAt),
    note: schedule.note,
    version: schedule.version,
    reason: (isWaiting ? schedule.obstacle?.message : schedule.message) ?? '',
  })
  return { to, fromName: 'Forecourt', ...mail }
}

/** Messages about scheduled publications. */
export const publicationMessages: Pick<MessageWriters, 'publication'> = { publication: { mail: writePublicationMail } }

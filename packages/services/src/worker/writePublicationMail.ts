import type { Database } from '@forecourt/data/createDatabase'
import { scheduleOfMail } from '@forecourt/data/schedules/scheduleOfMail'
import { momentWords } from '@forecourt/rules/dates/momentWords'
import { z } from 'zod'
import type { Mail } from '../mail/Mailer'
import { publicationMail } from '../mail/templates/publicationMail'
import type { ClaimedMessage } from './deliverOutbox'
import type { LeadMailAddresses } from './leadMailFacts'

const payload = z.object({ to: z.array(z.email()).min(1), scheduleId: z.string().min(1) })

/** Writes to the author of a scheduled publication what came of it. */
export async function writePublicationMail(db: Database, message: ClaimedMessage, addresses: LeadMailAddresses): Promise<Mail> {
  const parsed = payload.safeParse(message.payload)
  if (!parsed.success) throw new Error('It does not say which publication it is about')
  const { to, scheduleId } = parsed.data
  const found = await scheduleOfMail(db, scheduleId)
  if (!found) throw new Error('The publication it is about no longer exists')
  const { schedule, siteId, siteName, hosts, config } = found
  const mail = await publicationMail({
    siteName,
    brandColour: config.theme.brandColour,
    siteAddress: addresses.originTemplate.replace('{host}', hosts[0] ?? ''),
    editorAddress: `${addresses.consoleUrl}/#/sites/${encodeURIComponent(siteId)}/edit`,
    at: momentWords(schedule.publishAt, config.identity.timeZone, schedule.settledAt ?? schedule.createdAt),
    note: schedule.note,
    version: schedule.version,
    reason: schedule.message ?? '',
  })
  return { to, fromName: 'Forecourt', ...mail }
}

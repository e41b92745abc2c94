import type { Database } from '@forecourt/data/createDatabase'
import { getSite } from '@forecourt/data/sites/listSites'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import { personMail } from '../../mail/templates/personMail'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageWriters } from './MessageWriter'

const payload = z.object({ to: z.array(z.email()).min(1), findings: z.int().min(1), blocking: z.int().min(0) })

/** Mail about new findings of the compliance rules on a live site, to those who can accept them. */
const writeFindingsMail = async (
  db: Database,
  message: ClaimedMessage,
  { consoleUrl }: Pick<LeadMailAddresses, 'consoleUrl'>,
): Promise<Mail> => {
  const { to, findings, blocking } = payload.parse(message.payload)
  const site = message.siteId === null ? null : await getSite(db.platform, message.siteId)
  if (!site) throw new Error('The site it is about no longer exists')
  const count = findings === 1 ? 'a statement that may break' : `${findings} statements that may break`
  return {
    to,
    fromName: 'Forecourt',
    ...(await personMail({
      heading: `Compliance check of ${site.name}`,
      paragraphs: [
        `The nightly check found ${count} advertising, credit or privacy law on ${site.name}.`,
        blocking > 0
          ? 'Some must be fixed, or accepted with a reason, before the site can be published again.'
          : 'Fix them, or accept them with a reason.',
      ],
      button: { text: 'See what was found', address: `${consoleUrl}/#/sites/${encodeURIComponent(site.siteId)}/compliance` },
      closing: `You’re receiving this because you can accept findings for ${site.name}.`,
    })),
  }
}

/** Messages about findings of the compliance rules. */
export const complianceMessages: Pick<MessageWriters, 'compliance.findings'> = { 'compliance.findings': { mail: writeFindingsMail } }

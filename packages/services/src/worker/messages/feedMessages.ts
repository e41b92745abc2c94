import type { Database } from '@forecourt/data/createDatabase'
import { heldRunOfMail } from '@forecourt/data/stock-feeds/heldMail'
import { countedNoun } from '@forecourt/rules/text/singularNoun'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import { personMail } from '../../mail/templates/personMail'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageWriters } from './MessageWriter'

const payload = z.object({ to: z.array(z.email()).min(1), feedId: z.string().min(1), runId: z.string().min(1) })

/** Mail to stock managers that a feed file is held for review, with the reason. */
export async function writeFeedMail(
  db: Database,
  message: ClaimedMessage,
  { consoleUrl }: Pick<LeadMailAddresses, 'consoleUrl'>,
): Promise<Mail> {
  const parsed = payload.safeParse(message.payload)
  if (!parsed.success) throw new Error('It does not say which file it is about')
  const { to, feedId, runId } = parsed.data
  const found = await heldRunOfMail(db, runId)
  if (!found) throw new Error('The file it is about no longer exists')
  const { run, feedName, dealershipName } = found
  const { rows, added, changed, gone, refused } = run
  const mail = await personMail({
    heading: `Review needed: import from ${feedName}`,
    paragraphs: [
      `The last file from the feed ${feedName} of ${dealershipName} was not imported. ${run.exceededLimits.map(({ message }) => message).join(' ')}`,
      `It has ${countedNoun(rows, 'rows')}. It would add ${added}, change ${changed} and withdraw ${gone}. ${refused} can’t be read. Until you decide, every car stays as it is.`,
    ],
    button: {
      text: 'Review the import',
      address: `${consoleUrl}/#/feeds/${encodeURIComponent(feedId)}/runs/${encodeURIComponent(runId)}`,
    },
    closing: `You’re receiving this because you manage the cars of ${dealershipName}.`,
  })
  return { to, fromName: 'Forecourt', ...mail }
}

/** Messages about feeds. */
export const feedMessages: Pick<MessageWriters, 'feed.held'> = { 'feed.held': { mail: writeFeedMail } }

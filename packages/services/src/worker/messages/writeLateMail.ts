import type { Database } from '@forecourt/data/createDatabase'
import { lateAnswer } from '@forecourt/data/leads/inbox/lateAnswer'
import { z } from 'zod'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import type { Mail } from '../../mail/Mailer'
import { personMail } from '../../mail/templates/personMail'
import type { ClaimedMessage } from '../deliverOutbox'

const payload = z.object({ conversationId: z.string().min(1), warned: z.enum(['half', 'whole']) })

/** Tells who should answer a shopper that they wait: at half, and at the whole of the time aimed at. */
export const writeLateMail = async (
  db: Database,
  message: ClaimedMessage,
  { consoleUrl }: Pick<LeadMailAddresses, 'consoleUrl'>,
): Promise<Mail> => {
  const { conversationId, warned } = payload.parse(message.payload)
  const late = await lateAnswer(db, conversationId)
  if (!late) throw new Error('They were answered meanwhile')
  if (late.to.length === 0) throw new Error('There is nobody who could answer')
  const { to, name, about } = late
  const who = about ? `${name}, who asked about the ${about},` : name
  return {
    to,
    fromName: 'Forecourt',
    ...(await personMail({
      heading: warned === 'half' ? `${name} waits for an answer` : `${name} waits for too long`,
      paragraphs: [warned === 'half' ? `Half of the time to answer ${who} is over.` : `Nobody answered ${who} in the time you aim at.`],
      button: { text: 'Answer now', address: `${consoleUrl}/#/inbox?open=${encodeURIComponent(conversationId)}` },
      closing:
        'You get this because you answer shoppers. A call counts once it is logged in the conversation. Your profile says what you are told of.',
    })),
  }
}

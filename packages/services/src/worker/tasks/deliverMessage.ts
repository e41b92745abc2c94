import { beginMessage, markDelivered, markFailed } from '@forecourt/data/outbox/messageDelivery'
import { pushKeys } from '../../push/pushKeys'
import type { WorkerContext } from '../createWorkerContext'
import { writeMail, writeSms } from '../messages/findMessageWriter'
import { pushToDevices } from '../pushToDevices'
import { type ClaimedMessage, sendOutboxMessage } from '../sendOutboxMessage'
import { syncHostedIndex } from '../syncHostedIndex'
import type { Task } from '../Task'
import { withheldReason } from '../withheldReason'

type MessageContext = Pick<
  WorkerContext,
  | 'db'
  | 'mailer'
  | 'sms'
  | 'hostedIndexes'
  | 'originTemplate'
  | 'consoleUrl'
  | 'linkSecret'
  | 'shopperSecret'
  | 'replies'
  | 'trustedHosts'
  | 'pushing'
  | 'signal'
  | 'now'
  | 'log'
>

/** Sends push notifications for a message; the job doesn't wait for them. */
const push = (context: MessageContext, message: ClaimedMessage): void => {
  const { db, linkSecret, consoleUrl, trustedHosts, pushing, now, log } = context
  const sender = { keys: pushKeys(linkSecret), subject: consoleUrl, trusted: trustedHosts }
  const pushed = pushToDevices(db, message, { sender, now, log })
    .catch((error: unknown) => log('Devices could not be notified', error))
    .finally(() => pushing.delete(pushed))
  pushing.add(pushed)
}

/** Delivers one outbox message. The database adds the job with the message, and again for each retry or replay. */
export const deliverMessage: Task<MessageContext> = {
  name: 'deliverMessage',
  async run(context, { id = '' }) {
    const { db, mailer, sms, hostedIndexes, now, log, signal } = context
    await sendOutboxMessage(
      {
        ...{ mailer, log, signal },
        outbox: {
          begin: (messageId) => beginMessage(db, messageId),
          delivered: (message, note) => markDelivered(db, message.id, now(), note),
          failed: (message, failure) => markFailed(db, message.id, { now: now(), ...failure }),
        },
        write: (message) => writeMail(db, message, context),
        withheld: (message) => withheldReason(db, message, now()),
        push: (message) => push(context, message),
        sendSms: async (message) => sms.send(await writeSms(db, message, context), message.id),
        syncIndex: (message) => syncHostedIndex(db, message, hostedIndexes),
      },
      id,
    )
  },
}

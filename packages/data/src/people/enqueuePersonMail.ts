import { notifyChange } from '../changes/notifyChange'
import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'

/** What a person is told of their account, beside links. */
export const personNews = ['added', 'passwordChanged', 'twoFactorOn', 'twoFactorOff', 'passkeyAdded', 'passkeyRemoved'] as const
export type PersonNews = (typeof personNews)[number]

/** Has a person told by mail of something that was done to their account. */
export const enqueuePersonMail = async (tx: Transaction, userId: string, news: PersonNews, authorName: string): Promise<void> => {
  await tx.outboxMessage.createMany({ data: [outboxRow('person.news', { userId, news, authorName })] })
  await notifyChange(tx, { kind: 'outbox', organisationId: null })
}

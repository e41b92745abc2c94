import { notifyChange } from '../../changes/notifyChange'
import type { PublishRequest as Row } from '../../generated/client'
import { outboxRow } from '../../outbox/outboxRow'
import { sitePublishers } from '../../people/users/sitePublishers'
import type { Transaction } from '../../Transaction'

/** Publishers are told of a request, its author of the answer. */
export type RequestStage = 'asked' | 'answered'

/** Has people told in the same transaction. Where an organisation has nobody who publishes, the worker finds the platform's staff. */
export const enqueueRequestMail = async (
  tx: Transaction,
  { organisationId, siteId, id, authorId }: Pick<Row, 'organisationId' | 'siteId' | 'id' | 'authorId'>,
  stage: RequestStage,
): Promise<void> => {
  const readers =
    stage === 'asked'
      ? (await sitePublishers(tx, { organisationId, siteId })).filter((reader) => reader.id !== authorId)
      : authorId === null
        ? []
        : await tx.user.findMany({ where: { id: authorId, disabled: false }, select: { id: true, email: true } })
  if (stage === 'answered' && readers.length === 0) return
  const addressees: readonly string[][] = readers.length === 0 ? [[]] : readers.map(({ email }) => [email])
  await tx.outboxMessage.createMany({
    data: addressees.map((to) => ({ organisationId, siteId, ...outboxRow('publishRequest', { to, requestId: id, stage }) })),
  })
  await notifyChange(tx, { kind: 'outbox', organisationId })
}

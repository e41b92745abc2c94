import type { OutboxKind, OutboxPayload } from '@forecourt/rules/outbox/outboxMessages'
import type { Prisma } from '../generated/client'

/** A message in the columns of the outbox that say what it is: each kind says what it declares. */
export const outboxRow = <Kind extends OutboxKind>(kind: Kind, payload: OutboxPayload<Kind>) => ({
  kind,
  payload: payload as object as Prisma.InputJsonObject,
})

import type { OutboxKind, OutboxPayload } from '@forecourt/rules/outbox/outboxMessages'
import type { Prisma } from '../generated/client'

/** Columns of an outbox row: a kind with its payload. */
export const outboxRow = <Kind extends OutboxKind>(kind: Kind, payload: OutboxPayload<Kind>) => ({
  kind,
  payload: payload as object as Prisma.InputJsonObject,
})

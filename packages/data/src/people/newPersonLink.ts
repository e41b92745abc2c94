import { randomBytes } from 'node:crypto'
import { notifyChange } from '../changes/notifyChange'
import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'

export interface NewPersonLink {
  readonly userId: string
  readonly kind: 'invite' | 'reset'
  /** ISO in UTC. */
  readonly now: string
  readonly authorName: string
}

const lifetimeMs = { invite: 7 * 86_400_000, reset: 60 * 60_000 } as const

/**
 * Makes a link for a person, in place of those of its kind they were sent before, and has it mailed. What is stored and what
 * waits in the outbox opens nothing: the mail's writer adds the signature.
 */
export const newPersonLink = async (tx: Transaction, { userId, kind, now, authorName }: NewPersonLink): Promise<string> => {
  await tx.personLink.deleteMany({ where: { userId, kind, usedAt: null } })
  const id = randomBytes(18).toString('base64url')
  const expiresAt = new Date(Date.parse(now) + lifetimeMs[kind])
  await tx.personLink.create({ data: { id, userId, kind, authorName, createdAt: new Date(now), expiresAt } })
  await tx.outboxMessage.createMany({ data: [outboxRow(`person.${kind}`, { linkId: id })] })
  await notifyChange(tx, { kind: 'outbox', organisationId: null })
  return id
}

import type { ShareLink as Row } from '../../generated/client'

/** A link to a draft for people without an account. The secret is in the link alone. */
export interface ShareLink {
  readonly id: string
  readonly label: string
  readonly author: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly revokedAt: string | null
  /** How often it was opened; browsing on within it does not count. */
  readonly opened: number
  readonly lastOpenedAt: string | null
}

export const toShareLink = ({ id, label, authorName, createdAt, expiresAt, revokedAt, opened, lastOpenedAt }: Row): ShareLink => ({
  id,
  label,
  author: authorName,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  opened,
  lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
})

import type { PromotionEntry as Row } from '../../generated/client'

/** An entry to a prize draw, drawn. */
export interface Entry {
  readonly id: string
  readonly organisationId: string
  readonly siteId: string
  readonly promotion: string
  /** An address, or a mobile. */
  readonly person: string
  readonly proved: boolean
  readonly name: string
  /** What it won, as that was called then, with what a winner names at the counter; null without a prize. */
  readonly won: { readonly prize: string; readonly text: string; readonly code: string } | null
  /** ISO in UTC. */
  readonly enteredAt: string
}

export const toEntry = ({
  id,
  organisationId,
  siteId,
  promotion,
  person,
  proved,
  name,
  prize,
  prizeText,
  code,
  enteredAt,
}: Row): Entry => ({
  ...{ id, organisationId, siteId, promotion, person, proved, name },
  won: code === null ? null : { prize, text: prizeText, code },
  enteredAt: enteredAt.toISOString(),
})

import type { RecordRow } from '../EditedKind'
import { recordRow } from '../recordRow'

/** Finance terms of a dealership or a whole organisation (a lender's terms or a charge), with what the console shows of them. */
export type EditableTerms<Values> = Values &
  RecordRow<string> & {
    readonly dealershipName: string | null
    /** Whether the user can change it; organisation-wide terms need access to all dealerships. */
    readonly mayChange: boolean
  }

export const include = { dealership: { select: { name: true } } } as const

interface TermsRow {
  readonly id: string
  readonly organisationId: string
  readonly dealershipId: string | null
  readonly dealership: { readonly name: string } | null
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedBy: string
}

/**
 * Terms as the user sees them; null for those of a dealership out of reach.
 *
 * @param dealershipIds the user's dealerships; null for all
 */
export const toTerms = <Values extends object>(
  row: TermsRow,
  values: Values,
  dealershipIds: readonly string[] | null,
): EditableTerms<Values> | null => {
  const { dealershipId } = row
  if (dealershipIds !== null && dealershipId !== null && !dealershipIds.includes(dealershipId)) return null
  const mayChange = dealershipIds === null || dealershipId !== null
  return { ...values, ...recordRow(row, row.organisationId), dealershipName: row.dealership?.name ?? null, mayChange }
}

export const termsRefusal = ({ mayChange }: { readonly mayChange: boolean }): string | null =>
  mayChange ? null : 'This applies to the whole business. Someone who manages all of its sites can change it.'

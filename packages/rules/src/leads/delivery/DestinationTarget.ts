import type { leadFormats } from './generated/leadFormats'
import type { FieldValues, TargetFields } from './LeadFormat'

/** The format of a destination. */
export type DestinationKind = keyof typeof leadFormats

type StoredValues<Fields extends TargetFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly secret: true } ? string | null : FieldValues<Fields>[Name]
}

/**
 * Target of a lead destination: the kind, and a value for each of its fields. Secrets are encrypted in the database; the console gets null
 * for a secret that is set, and sends null to leave it unchanged.
 */
export type DestinationTarget<Kind extends DestinationKind = DestinationKind> = {
  [One in Kind]: { readonly kind: One } & StoredValues<(typeof leadFormats)[One]['fields']>
}[Kind]

import type { TargetField } from './DestinationDeclaration'
import type { destinationKinds } from './generated/destinationKinds'

export type DestinationKind = keyof typeof destinationKinds

type FieldValue<Field extends TargetField> = Field extends { readonly choices: readonly { readonly value: infer Value }[] }
  ? Value
  : Field extends { readonly type: 'addresses' }
    ? readonly string[]
    : string

type FieldValues<Fields extends { readonly [name: string]: TargetField }> = { readonly [Name in keyof Fields]: FieldValue<Fields[Name]> }

/** Stored target of a lead destination: the kind, and a value for each of its fields. */
export type DestinationTarget<Kind extends DestinationKind = DestinationKind> = {
  [One in Kind]: { readonly kind: One } & FieldValues<(typeof destinationKinds)[One]['fields']>
}[Kind]

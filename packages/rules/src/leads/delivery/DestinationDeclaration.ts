/** An option of a choice. */
export interface TargetChoice {
  readonly value: string | boolean | null
  readonly title: string
  /** Explanation, shown instead of the field's help. */
  readonly about?: string
}

/** A field of a lead destination: email addresses, a URL, or a choice whose first option is the default. */
export type TargetField =
  | { readonly type: 'addresses'; readonly label: string; readonly help: string }
  | { readonly type: 'webAddress'; readonly label: string; readonly help: string }
  | { readonly type: 'choice'; readonly label: string; readonly help?: string; readonly choices: readonly TargetChoice[] }

/** Declaration of a kind of lead destination: its texts in the console, and its fields. */
export interface DestinationDeclaration {
  readonly title: string
  /** Purpose, in a sentence or two. */
  readonly about: string
  /** Example of a name, as a sentence. */
  readonly example: string
  /** Next step, shown above the fields. */
  readonly note: string | null
  /** Whether the receiver polls for leads with a key; otherwise they are pushed. */
  readonly isFetched: boolean
  /** Whether payloads are signed with the destination's secret. */
  readonly isSigned: boolean
  /** By their stored names. */
  readonly fields: { readonly [name: string]: TargetField }
}

/** One of the values that can be chosen. */
export interface TargetChoice {
  readonly value: string | boolean | null
  readonly title: string
  /** What it means, shown in place of the field's help. */
  readonly about?: string
}

/** What is asked of where leads go: email addresses, a web address, or one of some choices, the first of which is chosen at first. */
export type TargetField =
  | { readonly type: 'addresses'; readonly label: string; readonly help: string }
  | { readonly type: 'webAddress'; readonly label: string; readonly help: string }
  | { readonly type: 'choice'; readonly label: string; readonly help?: string; readonly choices: readonly TargetChoice[] }

/** What a way in which leads leave declares: its texts in the console, and what is asked of a destination by it. */
export interface DestinationDeclaration {
  readonly title: string
  /** For whom it is, in a sentence or two. */
  readonly about: string
  /** An example of a name, in a sentence. */
  readonly example: string
  /** What comes next, said before the fields. */
  readonly note: string | null
  /** Whether the receiver asks for leads, with a key; others are sent them. */
  readonly isFetched: boolean
  /** Whether what is sent is signed with a secret of the destination. */
  readonly isSigned: boolean
  /** By their names in what is stored. */
  readonly fields: { readonly [name: string]: TargetField }
}

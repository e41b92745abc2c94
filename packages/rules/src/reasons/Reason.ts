/** A fact of a car, a place or a page that decided something, as people read it. */
export interface DecidingField {
  readonly name: string
  readonly value: string
}

/** One rule that had a say in whether something shows. */
export interface Because {
  /** The requirement it keeps, such as 'CAR-24'; empty where none says it. */
  readonly rule: string
  /** The rule in a few words, such as 'Cars without finance'. */
  readonly title: string
  /** What it decided here, in a plain sentence. */
  readonly says: string
  /** Pointers of the settings that have a say. */
  readonly settings: readonly string[]
  readonly fields: readonly DecidingField[]
}

/** Why one thing of a page shows, or why it doesn't. */
export interface Reason {
  readonly id: string
  /** What it is, such as 'Weekly figure'. */
  readonly title: string
  readonly shown: boolean
  /** All that speaks for it where it shows; all that speaks against it where it doesn't. */
  readonly because: readonly Because[]
  /** The setting that its element on the page carries; null where none does. */
  readonly element: string | null
}

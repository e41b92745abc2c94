/** A formatted field of a car, a location or a page that decided something. */
export interface DecidingField {
  readonly name: string
  readonly value: string
}

/** A rule that decided whether something shows. */
export interface Because {
  /** Its requirement id, such as 'CAR-24'; empty if none. */
  readonly requirement: string
  /** Short name, such as 'Cars without finance'. */
  readonly title: string
  /** Its outcome, in a sentence. */
  readonly message: string
  /** Pointers of the deciding settings. */
  readonly settings: readonly string[]
  readonly fields: readonly DecidingField[]
}

/** Why a part of a page shows or not. */
export interface Reason {
  readonly id: string
  /** Label, such as 'Weekly figure'. */
  readonly title: string
  readonly shown: boolean
  /** All reasons for showing it if it shows, otherwise all reasons against. */
  readonly because: readonly Because[]
  /** The setting in its element's data-setting attribute; null if none. */
  readonly elementSetting: string | null
}

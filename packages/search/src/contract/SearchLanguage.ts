/** What else words mean: whoever says the one is shown the others, too, but not the other way round. */
export interface Synonym {
  /** One word or several, as typed. */
  readonly said: string
  /** What documents call it, each one word or several. */
  readonly means: readonly string[]
}

/** How the people who search speak; see the README. */
export interface SearchLanguage {
  readonly synonyms: readonly Synonym[]
  /** What says nothing about what is sought, each one word or several: 'for sale'. */
  readonly fillers: readonly string[]
  /** Whether 'utes' means 'ute', too, and 'wheel' also 'wheels'. */
  readonly plurals: boolean
}

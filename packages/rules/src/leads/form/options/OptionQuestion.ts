/** A question with options to choose from, as a site asks it on a form (ENQ-19, ENQ-20). */
export interface OptionQuestion {
  readonly id: string
  readonly label: string
  /** One of them, or as many as one likes. */
  readonly answers: 'one' | 'any'
  readonly required: boolean
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

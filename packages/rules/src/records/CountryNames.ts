/** What a country calls a field, for fields of records and of cars. */
export interface CountryNames {
  /** Texts in New Zealand, if they differ; null if New Zealand has no such thing. */
  readonly inNewZealand?: { readonly label: string; readonly hint?: string; readonly choices?: { readonly [value: string]: string } } | null
}

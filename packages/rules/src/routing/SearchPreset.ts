/** What a search path presets, such as a make or a car type (RTE-14). */
export interface SearchPreset {
  readonly carTypes?: readonly ('new' | 'used' | 'demo')[]
  readonly make?: string
  readonly model?: string
  readonly dealershipSlug?: string
  readonly locationSlug?: string
  readonly certified?: boolean
}

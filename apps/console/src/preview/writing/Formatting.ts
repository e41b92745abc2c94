/** What a formatted text can be given where the cursor is. */
export const formats = ['bold', 'italic', 'heading', 'dotted', 'numbered', 'quote'] as const
export type Format = (typeof formats)[number]

/** The looks of the words at the cursor, and how they are changed. */
export interface Formatting {
  isOn(format: Format): boolean
  turn(format: Format): void
  /** Where the words at the cursor lead; empty for nowhere. */
  link(): string
  /** Leads the chosen words, or the link the cursor is in, to an address; empty takes the link away. False for what is no address. */
  lead(href: string): boolean
  subscribe(listener: () => void): () => void
}

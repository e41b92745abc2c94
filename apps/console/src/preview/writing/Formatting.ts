/** The formats that a formatted text offers at the cursor. */
export const formats = ['bold', 'italic', 'heading', 'dotted', 'numbered', 'quote'] as const
export type Format = (typeof formats)[number]

/** The formats at the cursor, and how to change them. */
export interface Formatting {
  isOn(format: Format): boolean
  toggle(format: Format): void
  /** The link at the cursor; empty for none. */
  link(): string
  /** Links the selection, or changes the link at the cursor; empty removes it. Returns false for an invalid URL. */
  setLink(href: string): boolean
  subscribe(listener: () => void): () => void
}

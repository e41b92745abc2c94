import type { SchemaNode } from '@forecourt/schema/SchemaNode'

/** A value as text to type over; what is not a text or number shows as JSON, so that nothing typed elsewhere is hidden. */
export const editableText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

/** What every control of a setting gets: it shows the value given and tells what a person makes of it, at once. */
export interface ControlProps {
  readonly id: string
  readonly pointer: string
  readonly node: SchemaNode
  readonly value: unknown
  readonly disabled: boolean
  readonly invalid: boolean
  /** Ids of the texts that explain it. */
  readonly describedBy: string
  readonly onChange: (value: unknown) => void
}

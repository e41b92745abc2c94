import type { SchemaNode } from '@forecourt/schema/SchemaNode'

/** A value as editable text; values other than text and numbers as JSON, so that no value is hidden. */
export const editableText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

/** Props of every setting's control: shows the value and reports each change at once. */
export interface ControlProps {
  readonly id: string
  readonly pointer: string
  readonly node: SchemaNode
  readonly value: unknown
  readonly disabled: boolean
  readonly invalid: boolean
  /** Ids of the descriptions. */
  readonly describedBy: string
  readonly onChange: (value: unknown) => void
}

import type { SchemaNode } from '@forecourt/schema/SchemaNode'

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

import type { ReactNode } from 'react'
import type { TypedCar, TypedValue } from './typedCar'

/** What the parts of a car's form share: what is typed, what is wrong with it, and what is said beneath each field. */
export interface CarTyping {
  readonly typed: TypedCar
  /** By path, or by the name of a group of facts: what is wrong, in a sentence. */
  readonly problems: Readonly<Record<string, string>>
  readonly isLocked: boolean
  readonly locations: readonly (readonly [id: string, name: string])[]
  readonly suggestionsFor: (path: string) => readonly string[]
  readonly put: (said: { readonly [path: string]: TypedValue }) => void
  readonly beneath: (path: string) => ReactNode
}

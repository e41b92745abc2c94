import type { ReactNode } from 'react'
import type { CarFormValue, CarFormValues } from './carFormValues'

/** Props shared by the parts of a car's form: values, errors, and content below the fields. */
export interface CarFormState {
  readonly entered: CarFormValues
  /** Errors by path, or by group of facts. */
  readonly problems: Readonly<Record<string, string>>
  readonly isLocked: boolean
  readonly locations: readonly (readonly [id: string, name: string])[]
  readonly suggestionsFor: (path: string) => readonly string[]
  readonly setValues: (values: { readonly [path: string]: CarFormValue }) => void
  readonly contentBelow: (path: string) => ReactNode
}

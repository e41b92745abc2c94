import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormContent, formContent } from '../../../forms/formContent'

interface Asking {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly now: string
  /** What was searched for, in words; empty for nothing. */
  readonly wanted: string
}

/** The form that asks for a car; what was searched for is written in it already (ENQ-18). */
export const findMeACarForm = (asking: Asking): FormContent => formContent('find', { ...asking, car: null })

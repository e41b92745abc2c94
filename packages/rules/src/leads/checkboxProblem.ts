import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { FormField } from './formFields'

/** The site's words when the terms aren't agreed to (ERR-07, ERR-08). */
const termsMessages = {
  short: '*You must agree to the terms of use before submitting.',
  long: '* You must agree to the terms of use before submitting the form.',
} as const satisfies Record<ResolvedConfig['forms']['termsWording'], string>

/** What is wrong with a ticked or unticked box; null when nothing is (ENQ-17, ERR-07, ERR-08). */
export const checkboxProblem = (field: FormField, ticked: boolean, config: Pick<ResolvedConfig, 'forms'>): string | null => {
  if (!field.required || ticked) return null
  return field.name === 'termsAgreed' ? termsMessages[config.forms.termsWording] : `Please tick “${field.label}”.`
}

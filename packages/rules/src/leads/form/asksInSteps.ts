import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { LeadForm } from '../../entities/LeadForm'

/** Whether a form asks in steps: a single one is none (ENQ-08). */
export const asksInSteps = ({ form, config }: { readonly form: LeadForm; readonly config: Pick<ResolvedConfig, 'forms'> }): boolean =>
  config.forms.steps.filter((step) => step.form === form).length > 1

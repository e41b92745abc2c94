import type { FormContext } from '@forecourt/rules/leads/form/FormContext'
import { formFields } from '@forecourt/rules/leads/form/formFields'
import { formNotes } from '@forecourt/rules/leads/form/formNotes'
import { submitLabel } from '@forecourt/rules/leads/form/submitLabel'
import type { LeadForm } from '@forecourt/rules/leads/LeadForm'
import type { EnquiryFormProps } from './EnquiryFormView'

/** What a form asks and says, whatever it is about. */
export type FormContent = Pick<EnquiryFormProps, 'form' | 'fields' | 'submitLabel' | 'notes'>

/** A form of a site as it is drawn anywhere: its fields, its button and what stands under it (ENQ-10, ENQ-33). */
export const formContent = (form: LeadForm, context: FormContext): FormContent => ({
  form,
  fields: formFields(form, context),
  submitLabel: submitLabel(context.car, form),
  notes: formNotes(context.config),
})

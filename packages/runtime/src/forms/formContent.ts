import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { FormContext } from '@forecourt/rules/leads/form/FormContext'
import { formFields, formSteps } from '@forecourt/rules/leads/form/formFields'
import { formParts } from '@forecourt/rules/leads/form/formParts'
import { shownValue } from '@forecourt/rules/parts/Part'
import type { EnquiryFormProps } from './EnquiryFormView'

/** The texts and fields of a form, whatever page it is on. */
export type FormContent = Pick<EnquiryFormProps, 'form' | 'fields' | 'steps' | 'submitLabel' | 'notes'>

/** Builds a site's form for any page: fields, button and footnotes (ENQ-10, ENQ-33). */
export const formContent = (form: LeadForm, context: FormContext): FormContent => {
  const fields = formFields(form, context)
  return {
    form,
    fields,
    steps: formSteps(form, fields, context),
    submitLabel: formParts.submit.value({ ...context, form }),
    notes: {
      reply: shownValue(formParts.reply, { ...context, form }),
      answerTime: shownValue(formParts.answerTime, { ...context, form }),
      privacyOf: shownValue(formParts.privacy, { ...context, form }),
    },
  }
}

import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { FormContext } from '@forecourt/rules/leads/form/FormContext'
import { formFields } from '@forecourt/rules/leads/form/formFields'
import { formParts } from '@forecourt/rules/leads/form/formParts'
import { sentContext } from '@forecourt/rules/leads/form/sentContext'
import { type LeadCheck, validateLead } from '@forecourt/rules/leads/validateLead'
import type { LeadPorts } from './LeadPorts'
import type { SentLead } from './parseLeadRequest'
import type { SentForm } from './plainForm'

/** A form of the site that was sent, with what is wrong with it. */
export interface CheckedLead {
  readonly form: LeadForm
  readonly context: FormContext
  readonly sent: SentForm
  readonly check: LeadCheck
}

/** Compares what was sent with the form as the site has it now; a message where it is no form, or about a car, that the site has. */
export async function checkLead(
  { input, idempotencyKey }: SentLead,
  { config, siteData, carBySlug }: Pick<LeadPorts, 'config' | 'siteData' | 'carBySlug'>,
): Promise<CheckedLead | { readonly message: string }> {
  const car = typeof input.carSlug === 'string' && input.carSlug !== '' ? await carBySlug(input.carSlug) : null
  const context = { config, site: await siteData(), car, now: new Date().toISOString(), ...sentContext({ ...input }) }
  const check = validateLead(input, context)
  if (!check.ok && Object.keys(check.fields).length === 0) return { message: check.message }
  // Where fields could be checked, it is one of the forms.
  const form = input.form as LeadForm
  const sent = {
    form,
    fields: formFields(form, context),
    input: { ...input, idempotencyKey },
    car,
    submitLabel: formParts.submit.value({ ...context, form }),
  }
  return { form, context, sent, check }
}

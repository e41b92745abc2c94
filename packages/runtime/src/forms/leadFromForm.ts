import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { FormField } from '@forecourt/rules/leads/form/formFields'
import { collectedOptions } from '@forecourt/rules/leads/form/options/optionNames'
import type { LeadInput } from '@forecourt/rules/leads/Lead'

/** What a submission contains besides the entered values. */
export interface FilledForm {
  readonly form: LeadForm
  readonly fields: readonly FormField[]
  readonly carSlug: string | undefined
  readonly locationId: string | undefined
  readonly url: string
  readonly elapsedMs: number
}

const fieldValue = ({ name, type }: FormField, data: FormData): string | boolean => {
  if (type === 'options') return collectedOptions(data.entries())
  return type === 'checkbox' ? data.has(name) : String(data.get(name) ?? '')
}

/** Converts a form's data to a lead: text values unchanged, checkboxes as booleans. */
export const leadFromForm = (data: FormData, { form, fields, carSlug, locationId, url, elapsedMs }: FilledForm): LeadInput => {
  const values = fields.map((field) => [field.name, fieldValue(field, data)] as const)
  const preticked = fields.filter(({ defaultValue }) => defaultValue === true)
  return {
    ...(locationId && { locationId }),
    ...Object.fromEntries(values),
    form,
    ...Object.fromEntries(preticked.map(({ name }) => [`${name}Preticked`, true])),
    ...(carSlug && { carSlug }),
    url,
    elapsedMs,
    website: String(data.get('website') ?? ''),
  }
}

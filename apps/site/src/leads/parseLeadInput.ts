import { collectedOptions, isOptionName } from '@forecourt/rules/leads/form/options/optionNames'
import { leadAnswers } from '@forecourt/rules/leads/leadAnswers'
import { isRecord } from '@forecourt/schema/isRecord'

const numberFields = ['elapsedMs']
const listFields = ['visitedPages']
const checkboxes = leadAnswers.filter(({ kind }) => kind === 'tick')
const optionFields = leadAnswers.filter(({ kind }) => kind === 'options').map(({ id }) => id)
const booleanFields: readonly string[] = checkboxes.flatMap(({ id }) => [id, `${id}Preticked`])

/** Converts snake_case field names of the API documentation, such as `last_name` and `additional_services` (API-07, ENQ-21). */
function inCamelCase(raw: { readonly [field: string]: unknown }): { [field: string]: unknown } {
  const named = Object.entries(raw).map(([name, value]) => [name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value])
  return { ...Object.fromEntries(named), ...raw }
}

/** Nested objects whose fields belong to the lead. */
const groups = ['customer', 'contact']
/** Field names for accepting the terms (ENT-31). */
const termsNames = ['termsAgreed', 'terms_agreed', 'terms_conditions', 'termsConditions']

function flattenGroups(raw: { readonly [field: string]: unknown }): { readonly [field: string]: unknown } {
  const inner = groups.flatMap((name) => (isRecord(raw[name]) ? [raw[name]] : []))
  const { customer, contact, ...own } = raw
  return Object.assign({}, ...inner, own, !isRecord(contact) && contact !== undefined && { contact })
}

function normaliseTerms(raw: { readonly [field: string]: unknown }): { [field: string]: unknown } {
  const name = termsNames.find((each) => Object.hasOwn(raw, each))
  return {
    ...raw,
    ...(name && name !== 'termsAgreed' && { termsAgreed: [true, 'true', 'on', '1', 'yes'].includes(raw[name] as string) }),
  }
}

function parseForm(form: URLSearchParams): { [field: string]: unknown } {
  const chosen = collectedOptions(form)
  const names = [...new Set(form.keys())]
  const fields = names
    .filter((name) => !isOptionName(name))
    .map((name) => {
      if (listFields.includes(name)) return [name, form.getAll(name)]
      const value = form.get(name) ?? ''
      if (booleanFields.includes(name)) return [name, ['on', 'true', '1', 'yes'].includes(value)]
      return [name, numberFields.includes(name) ? Number(value) : value]
    })
  // Pages without scripts can't measure the fill time: its absence is no sign of a bot.
  return {
    elapsedMs: null,
    ...(names.some(isOptionName) && Object.fromEntries(optionFields.map((name) => [name, chosen]))),
    ...Object.fromEntries(fields),
  }
}

/** Parses a form as JSON or URL-encoded; null otherwise. */
export function parseLeadInput(contentType: string, body: string): { [field: string]: unknown } | null {
  if (contentType.startsWith('application/x-www-form-urlencoded')) return normaliseTerms(parseForm(new URLSearchParams(body)))
  if (!contentType.startsWith('application/json')) return null
  try {
    const raw: unknown = JSON.parse(body)
    return isRecord(raw) ? normaliseTerms(inCamelCase(flattenGroups(raw))) : null
  } catch {
    return null
  }
}

import { type CustomerValues, customerFields } from '../../records/kinds/customerFields'
import { namesContradict } from '../inbox/isSamePerson'

type Field = keyof CustomerValues

/** A value of a file that contradicts the stored one, which stays. */
export interface KeptField {
  readonly field: Field
  readonly message: string
}

export interface FilledCustomer {
  readonly values: CustomerValues
  readonly kept: readonly KeptField[]
}

const isEmpty = (value: string | null) => value === null || value.trim() === ''
const key = (value: string | null) => (value ?? '').trim().toLowerCase().replace(/\s+/g, ' ')

/** The parts of an address: one of another address would not belong to the rest. */
const addressFields = ['address', 'suburb', 'state', 'postcode'] as const
const singleFields = ['preferredContact', 'notes'] as const

const formatValue = (field: Field, value: string | null): string => {
  const { choices } = customerFields[field] as { readonly choices?: { readonly [value: string]: string } }
  const label = choices?.[value ?? ''] ?? value ?? ''
  return label.length > 60 ? `${label.slice(0, 60)}…` : label
}

/**
 * A stored customer with empty values filled from a row of a file (ENT-16). Never replaces a stored value: contradictions are listed. A name,
 * an address and a consent are filled as a whole, so that no part belongs to another one.
 */
export const filledCustomer = (before: CustomerValues, entered: CustomerValues): FilledCustomer => {
  const values: { -readonly [Name in Field]: CustomerValues[Name] } = { ...before }
  const kept: KeptField[] = []
  const keep = (field: Field) => kept.push({ field, message: `“${formatValue(field, before[field])}” is stored, and stays.` })

  if (isEmpty(before.name) && isEmpty(before.lastName)) Object.assign(values, { name: entered.name, lastName: entered.lastName })
  else if (isEmpty(before.lastName) && key(before.name) === key(entered.name)) values.lastName = entered.lastName
  else if (namesContradict(`${before.name} ${before.lastName}`, `${entered.name} ${entered.lastName}`)) keep('name')

  for (const field of ['email', 'phone'] as const)
    if (isEmpty(before[field])) values[field] = entered[field]
    else if (!isEmpty(entered[field]) && key(before[field]) !== key(entered[field])) keep(field)

  const contradicting = addressFields.filter(
    (field) => !isEmpty(before[field]) && !isEmpty(entered[field]) && key(before[field]) !== key(entered[field]),
  )
  if (contradicting.length > 0) contradicting.forEach(keep)
  else for (const field of addressFields) if (isEmpty(before[field])) values[field] = entered[field]

  for (const field of singleFields)
    if (isEmpty(before[field])) Object.assign(values, { [field]: entered[field] })
    else if (!isEmpty(entered[field]) && key(before[field]) !== key(entered[field])) keep(field)

  if (before.consent === '') Object.assign(values, { consent: entered.consent, consentOn: entered.consentOn })
  else if (entered.consent !== '' && entered.consent !== before.consent) keep('consent')
  return { values, kept }
}

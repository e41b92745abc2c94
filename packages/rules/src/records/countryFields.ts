import type { Country } from './kinds/countryTerms'
import type { AnyValues, RecordField, RecordFields } from './RecordField'

/** Whether any of the fields differs by country. */
export const usesCountry = (fields: RecordFields): boolean => Object.values(fields).some((field) => field.inNewZealand !== undefined)

/** A field as a country calls it; null if the country has no such thing. */
const countryField = (field: RecordField, country: Country): RecordField | null => {
  const { inNewZealand } = field
  if (country !== 'NZ' || inNewZealand === undefined) return field
  return inNewZealand === null ? null : { ...field, label: inNewZealand }
}

/**
 * The fields of a record as a country calls them, without those that it doesn't have (CFG-02, UI-19). One with a stored value stays, so
 * that it can be cleared.
 *
 * @example countryFields(customerFields, 'NZ', {}).suburb.label // 'Town or suburb'
 */
export const countryFields = (fields: RecordFields, country: Country, stored: AnyValues = {}): RecordFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const ofCountry = countryField(field, country)
      const value = stored[name]
      const isStored = Array.isArray(value) ? value.length > 0 : ![undefined, null, ''].includes(value as string | null | undefined)
      return ofCountry ? [[name, ofCountry]] : isStored ? [[name, field]] : []
    }),
  )

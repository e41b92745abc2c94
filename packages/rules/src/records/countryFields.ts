import type { CountryNames } from './CountryNames'
import type { Country } from './kinds/countryTerms'
import type { AnyValues, RecordFields } from './RecordField'

const isEmpty = (stored: unknown): boolean =>
  Array.isArray(stored) ? stored.length === 0 : stored === undefined || stored === null || stored === '' || stored === false

/**
 * A field as a country calls it; null if the country has no such thing (CFG-02, UI-19). A field with a stored value stays, so that it can be
 * cleared.
 */
export const countryField = <Field extends CountryNames>(field: Field, country: Country, stored: unknown): Field | null => {
  const { inNewZealand } = field
  if (country !== 'NZ' || inNewZealand === undefined) return field
  if (inNewZealand !== null) return { ...field, ...inNewZealand }
  return isEmpty(stored) ? null : field
}

/** Whether any of the fields differs by country. */
export const usesCountry = (fields: RecordFields): boolean =>
  Object.values(fields).some((field) => field.inNewZealand !== undefined || (field.kind === 'rows' && usesCountry(field.fields)))

/**
 * The fields of a record, and of its rows, as a country calls them (`countryField`).
 *
 * @example countryFields(customerFields, 'NZ', {}).suburb.label // 'Town or suburb'
 */
export const countryFields = (fields: RecordFields, country: Country, stored: AnyValues = {}): RecordFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const ofCountry = countryField(field, country, stored[name])
      if (!ofCountry) return []
      return [[name, ofCountry.kind === 'rows' ? { ...ofCountry, fields: countryFields(ofCountry.fields, country) } : ofCountry]]
    }),
  )

import { countryFields } from '@forecourt/rules/records/countryFields'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import type { RecordFields } from '@forecourt/rules/records/RecordField'
import type { Column } from '../../parts/lists/RecordTable'

/** The columns of a list by a country's names of their fields, without those of fields that the country doesn't have. */
export const countryColumns = <Row>(columns: readonly Column<Row>[], fields: RecordFields, country: Country): readonly Column<Row>[] => {
  const ofCountry = countryFields(fields, country)
  return columns.flatMap((column) => {
    const name = column.sortBy ?? ''
    if (fields[name]?.inNewZealand === undefined) return [column]
    const label = ofCountry[name]?.label
    return label === undefined ? [] : [{ ...column, label }]
  })
}

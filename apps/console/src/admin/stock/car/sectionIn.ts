import type { CarFormField, CarSection } from '@forecourt/rules/car/form/carSections'
import { countryField } from '@forecourt/rules/records/countryFields'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import type { CarFormValue } from './carFormValues'

/** Fields of a car as a country calls them (`countryField`). */
export const fieldsIn = (
  fields: readonly CarFormField[],
  country: Country,
  entered: { readonly [path: string]: CarFormValue | undefined },
): readonly CarFormField[] => fields.flatMap((field) => countryField(field, country, entered[field.path]) ?? [])

const descriptions: { readonly [Id in CarSection['id']]?: (country: Country) => string } = {
  finance: (country) => `Figures are always shown with their ${countryTerms(country).credit.shownTerms}.`,
}

/** A section of a car as its country calls it; collapsed parts without a field are left out. */
export const sectionIn = (
  section: CarSection,
  country: Country,
  entered: { readonly [path: string]: CarFormValue | undefined },
): CarSection => {
  const description = descriptions[section.id]?.(country) ?? section.description
  const collapsed = section.collapsed
    ?.map((part) => ({ ...part, fields: fieldsIn(part.fields, country, entered) }))
    .filter(({ fields }) => fields.length > 0)
  return {
    ...section,
    fields: fieldsIn(section.fields, country, entered),
    ...(description !== undefined && { description }),
    ...(collapsed && { collapsed }),
  }
}

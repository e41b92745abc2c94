import { type CarFormField, type CarSection, lenderFields } from '@forecourt/rules/car/form/carSections'
import { formatDate } from '@forecourt/rules/format/formatDate'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import { Box, Typography } from '@mui/material'
import { FormSection } from '../../../parts/forms/FormSection'
import type { CarFormState } from './CarFormState'
import type { CarFormValue, LenderFormValues } from './carFormValues'
import { lenderName } from './lenderNames'
import { fieldsIn } from './sectionIn'

type Locations = CarFormState['locations']

/** Amounts in the form state are dollars. */
const dollars = (text: string) => `$${Number(text).toLocaleString('en-AU', { maximumFractionDigits: 2 })}`

/** Text of a value in the form state for reading; null if there is nothing to read. */
export const carFieldText = (
  { path, kind, unit, choices }: CarFormField,
  value: CarFormValue | undefined,
  locations: Locations,
): string | null => {
  if (value === true) return 'Yes'
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') return null
  if (kind === 'yesNo') return text === 'true' ? 'Yes' : 'No'
  if (path === 'locationId') return locations.find(([id]) => id === text)?.[1] ?? null
  if (kind === 'choice') return choices?.find(([each]) => each === text)?.[1] ?? text
  if (kind === 'amount') return dollars(text)
  if (kind === 'day') return formatDate(text) ?? text
  if (kind === 'number') {
    const number = path === 'year' || Number.isNaN(Number(text)) ? text : Number(text).toLocaleString('en-AU', { maximumFractionDigits: 3 })
    return [number, unit].filter(Boolean).join(' ')
  }
  return text
}

interface Fact {
  readonly key: string
  readonly label: string
  readonly text: string
}

const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
  >
    {facts.map(({ key, label, text }) => (
      <Box key={key} sx={{ minWidth: 0, ...(text.length > 80 && { gridColumn: '1 / -1' }) }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
)

const factsOf = (fields: readonly CarFormField[], values: { readonly [path: string]: CarFormValue | undefined }, locations: Locations) =>
  fields.flatMap((field): Fact[] => {
    const text = carFieldText(field, values[field.path], locations)
    return text === null ? [] : [{ key: field.path, label: field.label, text }]
  })

interface Props {
  readonly section: CarSection
  readonly country: Country
  readonly form: Pick<CarFormState, 'entered' | 'locations'>
}

/** A section of a car for users who can only read it: what is known, as text; nothing if all of it is empty. */
export const CarSectionFacts = ({ section: { id, title, fields, collapsed = [] }, country, form: { entered, locations } }: Props) => {
  const facts = factsOf([...fields, ...collapsed.flatMap((part) => part.fields)], entered, locations)
  const lenders = id === 'finance' && Array.isArray(entered.financeLenders) ? (entered.financeLenders as readonly LenderFormValues[]) : []
  if (facts.length === 0 && lenders.length === 0) return null
  return (
    <FormSection title={title}>
      {facts.length > 0 && <FactList facts={facts} />}
      {lenders.map((lender) => (
        <Box key={lender.provider}>
          <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
            {lenderName(lender.provider)}
          </Typography>
          <FactList facts={factsOf(fieldsIn(lenderFields, country, { ...lender }), { ...lender }, locations)} />
        </Box>
      ))}
    </FormSection>
  )
}

import type { FinanceKnown } from '@forecourt/rules/blocks/BlockRules'
import type { FormField } from '@forecourt/rules/leads/form/formFields'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { FormContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'

interface Props {
  readonly content: FormContent
  /** Values from the link's query; absent for most visitors. */
  readonly known: FinanceKnown | undefined
  readonly locations: SiteData['locations']
}

const messageFor = ({ requested: { budget, carType, vin }, car, offer }: FinanceKnown): string => {
  const sum = budget === null ? '' : `about $${budget.toLocaleString('en-AU')}`
  if (car) return `I’d like finance for the ${car.name}${sum && `, ${sum}`}.`
  if (offer) return `I’d like to know more about “${offer}”${sum && `, for ${sum}`}.`
  if (!carType && !vin) return sum && `I’d like to finance ${sum}.`
  return `I’d like finance for a ${carType ? `${carType} ` : ''}car${vin ? ` (VIN ${vin})` : ''}${sum && `, ${sum}`}.`
}

/** Fields of the form, prefilled with known values. */
const prefilledFields = (fields: readonly FormField[], known: FinanceKnown, locations: SiteData['locations']): FormField[] =>
  fields.map((field) => {
    if (field.name === 'message') return { ...field, defaultValue: messageFor(known) }
    const { dealershipSlug } = known.requested
    if (dealershipSlug === null) return field
    const own = locations.filter((location) => location.dealershipSlug === dealershipSlug).map(({ id }) => id)
    const wanted = field.name === 'dealershipSlug' ? [dealershipSlug] : field.name === 'locationId' ? own : []
    const offered = field.options?.find(({ value }) => wanted.includes(value))
    return offered ? { ...field, defaultValue: offered.value } : field
  })

/** The finance form, prefilled from the link's query: car, offer, amount and dealership (RTE-11, OFR-04). */
export const PageFinanceForm = ({ content, known, locations }: Props) => {
  const car = known?.car ?? null
  const subject = [car?.name, known?.offer].filter(Boolean).join(' · ')
  return (
    <>
      {subject && (
        <p className="mb-5 rounded-field bg-surface px-4 py-3">
          About: <strong className="font-semibold">{subject}</strong>
        </p>
      )}
      <PageForm {...content} fields={known ? prefilledFields(content.fields, known, locations) : content.fields} car={car} />
    </>
  )
}

import { form } from '@forecourt/rules/blocks/kinds/form'
import type { Location } from '@forecourt/rules/entities/Location'
import { locationsForForm } from '@forecourt/rules/leads/form/bookingOffersFor'
import type { FormField } from '@forecourt/rules/leads/form/formFields'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { detailedLocation } from '@forecourt/rules/locations/locationsFor'
import { shownValue } from '@forecourt/rules/parts/Part'
import { locationHref, locationsHref } from '@forecourt/rules/routing/locationHref'
import { isValuedOnline } from '@forecourt/rules/valuations/isValuedOnline'
import { newValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { type FormContent, formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import { PageFinanceForm } from '../../sections/finance/PageFinanceForm'
import { ContactCard, type ContactCardProps } from '../../sections/location/ContactCard'
import { departmentHours } from '../../sections/location/departmentHours'
import { PageValuation } from '../../sections/valuation/PageValuation'
import { valuationContent } from '../../sections/valuation/valuationContent'
import { telHref } from '../../sections/vehicle/whatsappHref'
import { ArrowLink } from '../../ui/ArrowLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'
import { SelectedLocation } from './SelectedLocation.client'

/** Maximum number of listed locations; more would be taller than the adjacent form. */
const maxLocations = 8

interface LocationChoicesProps extends Pick<ContactCardProps, 'config' | 'request' | 'department'> {
  readonly locations: readonly Location[]
  /** The location field of the adjacent form; null if the form has none. */
  readonly choice: FormField | null
}

/**
 * Today's hours of a department, with the name of the day, so that a cached page of yesterday states no wrong ones; null if the location
 * has none.
 */
const todayText = (
  location: Location,
  { config, request, department }: Pick<LocationChoicesProps, 'config' | 'request' | 'department'>,
) => {
  const [week] = departmentHours(location, config, request, department)
  const today = week?.rows.find(({ isToday }) => isToday)
  return today ? `${today.days} ${today.text}` : null
}

interface LocationChoiceProps extends Omit<LocationChoicesProps, 'locations' | 'choice'> {
  readonly location: Location
  /** Whether a phone shows only its name and number, as it is one of many. */
  readonly oneOfMany: boolean
}

/** Contact details of a location on a few lines, with a link to its page. */
const LocationChoice = ({ location, oneOfMany, ...context }: LocationChoiceProps) => {
  const phone = shownValue(locationParts.phone, { location })
  const today = todayText(location, context)
  return (
    <li className="border-t border-line py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 @max-xs:flex-col @max-xs:items-start">
        <a href={locationHref(context.config, location)} className="inline-flex min-h-11 items-center font-semibold hover:text-link">
          {location.name}
        </a>
        {phone && (
          <a href={telHref(phone)} className="inline-flex min-h-11 items-center text-small font-semibold tabular-nums hover:text-link">
            <PhoneNumber>{phone}</PhoneNumber>
          </a>
        )}
      </div>
      <div className={`text-small text-muted ${oneOfMany ? 'max-md:hidden' : ''}`}>
        <p>
          {location.address.street}, {location.address.city}
        </p>
        {today && <p className="tabular-nums">{today}</p>}
      </div>
    </li>
  )
}

/**
 * Contact details of the first locations, the primary one before the others, shown beside a form while no location is selected or if the
 * form has no location field (ENQ-14).
 */
const LocationChoices = ({ locations, choice, ...context }: LocationChoicesProps) => {
  const first = locations.toSorted((one, other) => Number(other.primary) - Number(one.primary)).slice(0, maxLocations)
  return (
    <aside aria-label="How to reach us" data-hint="" className="@container self-start rounded-card bg-surface p-card">
      <Heading level={2} size="card">
        Prefer to call or drop in?
      </Heading>
      <ul className={`mt-3 ${first.length < locations.length || choice ? 'mb-4 border-b border-line' : ''}`}>
        {first.map((location) => (
          <LocationChoice key={location.id} location={location} oneOfMany={first.length > 3} {...context} />
        ))}
      </ul>
      {first.length < locations.length && <ArrowLink href={locationsHref(context.config)}>{`All ${locations.length} locations`}</ArrowLink>}
      {choice && (
        <p className="text-small text-muted text-pretty">{`Choose a ${choice.label.toLowerCase()} to see all its opening hours.`}</p>
      )}
    </aside>
  )
}

interface ContactCardsProps extends Omit<ContactCardProps, 'location'> {
  readonly locations: readonly Location[]
  /** The location field of the adjacent form; null if the location is fixed. */
  readonly choice: FormField | null
}

/**
 * Contact details of the form's location: of the selected one if there are several, or of all if the form has no location field (ENQ-14,
 * ENQ-15).
 */
const ContactCards = ({ locations, choice, ...card }: ContactCardsProps) => {
  const [only] = locations
  const choices = <LocationChoices locations={locations} choice={choice} {...card} />
  // If there are several locations, a single phone number would lead callers to the wrong one.
  if (!choice && locations.length > 1) return choices
  if (!choice) {
    if (!only) return null
    return (
      // Much shorter than its form, beside which it stays in view.
      <div className="self-start lg:sticky lg:top-24">
        <ContactCard location={only} {...card} />
      </div>
    )
  }
  const chosenBy = ({ id, dealershipSlug }: Location) => (choice.name === 'locationId' ? id : dealershipSlug)
  return (
    <SelectedLocation name={choice.name}>
      {choices}
      {(choice.options ?? []).map(({ value }) => (
        <div key={value} data-place={value} hidden className="shown-without-script mb-6 w-full">
          {locations
            .filter((one) => chosenBy(one) === value)
            .map((one) => (
              <ContactCard key={one.id} location={one} {...card} />
            ))}
        </div>
      ))}
    </SelectedLocation>
  )
}

interface BlockFormProps extends Pick<BlockProps<'form'>, 'block' | 'config' | 'site' | 'level'> {
  readonly content: FormContent
  readonly now: string
  readonly known: BlockProps<'form'>['data']['finance']
}

/** The form: a finance form begins with the calculator's figures, and a trade-in with the plate if the site values online. */
const BlockForm = ({ block, config, site, now, content, level, known }: BlockFormProps) => {
  if (block.form === 'finance') return <PageFinanceForm content={content} known={known} locations={site.locations} />
  if (!isValuedOnline(block.form, config)) return <PageForm {...content} car={null} />
  return <PageValuation content={valuationContent(config, site, { car: null, now })} start={newValuationPage} level={level === 1 ? 2 : 3} />
}

/** An enquiry form beside the contact details of its location; without them, a card beside its heading and text (ENQ-14). */
export const FormBlock = ({ block, config, data, site, request, shown, level, tone, setting }: BlockProps<'form'>) => {
  const offer = block.form === 'finance' ? data.finance?.offer : null
  const content = formContent(block.form, { config, site, car: null, now: request.now, ...(offer && { offer }) })
  const isStepped = isValuedOnline(block.form, config)
  // A valuation has the location field in its last step.
  const choice = isStepped
    ? undefined
    : content.fields.find(({ name, type }) => (name === 'locationId' || name === 'dealershipSlug') && type === 'select')
  const fitting = locationsForForm(block.form, site.locations)
  const place = shownValue(form.parts.contact, { block, site, config })
  // The page's opening may have the heading already.
  const isAlone = !place && !block.heading && isBlankText(block.text)
  const detailed = shown.flatMap((other) => (other.kind === 'locations' ? (detailedLocation(other, site.locations)?.id ?? []) : []))
  return (
    <section
      id={block.form === 'finance' ? 'finance-form' : undefined}
      data-tone={tone}
      data-setting={setting}
      className="band bg-background py-section text-text"
    >
      <Container
        width={isAlone ? 'narrow' : 'page'}
        className={`grid gap-x-16 ${place ? 'gap-y-10 lg:grid-cols-[1.7fr_1fr]' : `gap-y-8 ${isAlone ? '' : 'lg:grid-cols-[1fr_1.3fr]'}`}`}
      >
        <div className={place ? '' : 'contents'}>
          {!isAlone && (
            <div>
              {block.heading && (
                <Heading level={level} size={level === 1 ? 'title' : 'section'} setting={`${setting}/heading`}>
                  {block.heading}
                </Heading>
              )}
              <RichText text={block.text} setting={`${setting}/text`} className="mt-3 text-lead text-muted" />
            </div>
          )}
          <div className={place ? 'mt-block' : 'rounded-card border border-line p-5 sm:p-8'}>
            <BlockForm block={block} config={config} site={site} now={request.now} content={content} level={level} known={data.finance} />
          </div>
        </div>
        {place && (
          <ContactCards
            locations={choice || fitting.length <= maxLocations ? fitting : [place]}
            choice={choice ?? null}
            config={config}
            request={request}
            brief={choice === undefined && detailed.includes(place.id)}
            department={leadForms[block.form].department ?? 'sales'}
          />
        )}
      </Container>
    </section>
  )
}

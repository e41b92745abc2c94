import type { ReservedPrice } from '@forecourt/data/checkouts/reservedPrice'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { unfinishedJourney } from '@forecourt/rules/checkout/journeyLines'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatOdometer } from '@forecourt/rules/format/groupThousands'
import { answerLines } from '@forecourt/rules/leads/answerLines'
import type { CarFacts, LeadRow } from '@forecourt/rules/leads/LeadRow'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { sentFormNoun } from '@forecourt/rules/leads/sentFormNoun'
import { shownReference } from '@forecourt/rules/leads/shownReference'
import { visitTime } from '@forecourt/rules/leads/vehicleText'
import { priceTypeText } from '@forecourt/rules/pricing/modelPriceText'
import { onRoadText } from '@forecourt/rules/pricing/onRoadCosts'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import { carHref } from '@forecourt/rules/routing/carHref'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { LeadMailFacts } from '../templates/LeadMailFacts'

/** URL templates for links in lead e-mails. */
export interface LeadMailAddresses {
  /** Public URL of a site, with the placeholder `{host}`. */
  readonly originTemplate: string
  readonly consoleUrl: string
}

function answerFacts(lead: LeadRow): LeadMailFacts['answers'] {
  return [...answerLines('mail', lead, ', '), ...(lead.url ? [{ label: 'Sent from', value: lead.url }] : [])]
}

/** A shopper who started a checkout saw the on-road total: the mail must not quote a second, lower price (ACL s 48). */
function startedPrice(priceCents: number, price: ReservedPrice | null, country: Country): string | null {
  if (price?.onRoad) return onRoadText(price.onRoad)
  return price?.type === 'driveAway' ? `${formatMoney(priceCents)} ${priceTypeText(price.type, country).toLowerCase()}` : null
}

function carLine({ stockNumber, km, regoPlate }: CarFacts, price: string | null): string[] {
  return [`Stock ${stockNumber}`, price, km === null ? null : formatOdometer(km), regoPlate].filter((fact) => fact !== null)
}

function visitFacts(lead: LeadRow, mentionedCar: string | null): LeadMailFacts['visit'] {
  if (!leadForms[lead.form].isVisit) return []
  const time = lead.attributes.preferredTime
  const lines = [
    { label: 'Car', value: lead.carName === null ? mentionedCar : null },
    { label: 'Requested time', value: time ? visitTime(time) : null },
    { label: 'Where', value: lead.locationName ?? lead.dealershipName },
  ]
  return lines.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** What a shopper who left a checkout before paying should know (CHK-01). */
function unpaidText(begun: NonNullable<ReturnType<typeof unfinishedJourney>>): string {
  const payment = begun === 'subscribing to' ? 'you’ve made your first payment' : 'you’ve paid your deposit'
  return `Nothing is reserved or paid yet. The car stays on sale to everyone until ${payment}. You can pick up where you left off in the same browser.`
}

/**
 * The facts for the e-mails of a lead.
 *
 * @param mentionedCar the car that the shopper's message mentions, as the dealer names it; null for none
 * @param reservedPrice what the price includes for a purchase that was started; null if unknown
 */
export function leadMailFacts(
  lead: LeadRow,
  site: Pick<PublishedSite, 'config' | 'hosts'>,
  addresses: LeadMailAddresses,
  mentionedCar: string | null = null,
  reservedPrice: ReservedPrice | null = null,
): LeadMailFacts {
  const { config } = site
  const { noun = 'enquiry', terms, pressed } = leadForms[lead.form]
  const begun = unfinishedJourney(lead)
  const priceOf = ({ priceCents }: CarFacts): string | null => {
    if (!priceCents) return null
    return begun ? startedPrice(priceCents, reservedPrice, config.identity.country) : formatMoney(priceCents)
  }
  const siteAddress = addresses.originTemplate.replace('{host}', site.hosts[0] ?? '')
  return {
    siteName: config.identity.name,
    brandColour: config.theme.brandColour,
    siteAddress,
    sent: sentFormNoun(lead.form),
    reference: shownReference(lead.id),
    begun,
    terms: begun ? null : (terms?.(config) ?? pressed ?? null),
    subject: [`${lead.category} ${noun}`.trim(), lead.subcategory].filter(Boolean).join(' – ').replace('Enquiry enquiry', 'enquiry'),
    name: lead.name,
    lastName: lead.lastName ?? '',
    email: lead.email,
    phone: lead.phone,
    message: lead.message ?? '',
    answers: answerFacts(lead),
    car:
      lead.carName === null
        ? null
        : {
            name: lead.carName,
            address: lead.carSlug === null ? null : `${siteAddress}${carHref({ slug: lead.carSlug })}`,
            facts: lead.carFacts ? carLine(lead.carFacts, priceOf(lead.carFacts)) : [],
          },
    visit: visitFacts(lead, mentionedCar),
    locationName: lead.locationName ?? lead.dealershipName,
    dealerPhone: config.phone.main || null,
    suspicious: lead.suspicious,
    receivedAt: new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: config.identity.timeZone }).format(
      new Date(lead.createdAt),
    ),
    consoleAddress: `${addresses.consoleUrl}/#/leads/${encodeURIComponent(lead.id)}/show`,
    nextSteps: begun ? unpaidText(begun) : plainText(config.forms.successText),
  }
}

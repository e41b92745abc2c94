import type { CarFacts, LeadRow } from '@forecourt/data/leads/LeadRow'
import type { PublishedSite } from '@forecourt/data/sites/publishedSite'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatOdometer } from '@forecourt/rules/format/formatOdometer'
import { answerLines } from '@forecourt/rules/leads/answerLines'
import { depositTerms } from '@forecourt/rules/leads/form/depositTerms'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { LeadMailFacts } from '../mail/templates/LeadMailFacts'

/** Where the links of lead e-mails lead to. */
export interface LeadMailAddresses {
  /** `{host}` is filled in: the public address of a site. */
  readonly originTemplate: string
  readonly consoleUrl: string
}

/** A lead in the words of its e-mails. */
export function leadMailFacts(lead: LeadRow, site: Pick<PublishedSite, 'config' | 'hosts'>, addresses: LeadMailAddresses): LeadMailFacts {
  const { config } = site
  const siteAddress = addresses.originTemplate.replace('{host}', site.hosts[0] ?? '')
  return {
    siteName: config.identity.name,
    brandColour: config.theme.brandColour,
    siteAddress,
    sent: sentAs[lead.form] ?? 'enquiry',
    terms: termsOf(lead, config),
    subject: [`${lead.category} ${kindOf(lead)}`.trim(), lead.subcategory]
      .filter(Boolean)
      .join(' – ')
      .replace('Enquiry enquiry', 'enquiry'),
    name: lead.name,
    lastName: lead.lastName ?? '',
    email: lead.email,
    phone: lead.phone,
    message: lead.message ?? '',
    answers: answersOf(lead),
    car:
      lead.carName === null
        ? null
        : {
            name: lead.carName,
            address: lead.carSlug === null ? null : `${siteAddress}${carHref({ slug: lead.carSlug })}`,
            facts: lead.carFacts ? carLine(lead.carFacts) : [],
          },
    locationName: lead.locationName ?? lead.dealershipName,
    dealerPhone: config.phone.main || null,
    suspicious: lead.suspicious,
    receivedAt: new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: config.identity.timeZone }).format(
      new Date(lead.createdAt),
    ),
    consoleAddress: `${addresses.consoleUrl}/#/leads/${encodeURIComponent(lead.id)}/show`,
    nextSteps: config.forms.successText,
  }
}

/** What the forms that are no enquiries send. */
const sentAs: { readonly [Form in LeadRow['form']]?: string } = {
  reserve: 'reservation request',
  buyOnline: 'request to buy',
  chat: 'message',
}

function kindOf({ form }: LeadRow): string {
  if (form === 'chat') return ''
  return form === 'reserve' || form === 'buyOnline' ? 'request' : 'enquiry'
}

function termsOf({ form }: LeadRow, { checkout }: PublishedSite['config']): string | null {
  if (form === 'reserve') return `Nothing has been paid, and nothing is held yet: the dealership answers first. ${depositTerms(checkout)}`
  return form === 'buyOnline' ? 'Nothing has been paid or signed yet: the dealership goes through everything first.' : null
}

function answersOf(lead: LeadRow): LeadMailFacts['answers'] {
  return [...answerLines('mail', lead, ', '), ...(lead.url ? [{ label: 'Sent from', value: lead.url }] : [])]
}

function carLine({ stockNumber, priceCents, km, regoPlate }: CarFacts): string[] {
  return [`Stock ${stockNumber}`, priceCents ? formatMoney(priceCents) : null, km === null ? null : formatOdometer(km), regoPlate].filter(
    (fact) => fact !== null,
  )
}

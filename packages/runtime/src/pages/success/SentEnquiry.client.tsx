'use client'

import { noTimeSuits } from '@forecourt/rules/bookings/bookableDays'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { formatDate, formatTime } from '@forecourt/rules/format/formatDate'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { formDepartment } from '@forecourt/rules/leads/formDepartment'
import { sentFormNoun } from '@forecourt/rules/leads/sentFormNoun'
import { shownReference } from '@forecourt/rules/leads/shownReference'
import { fillPlaceholders } from '@forecourt/rules/menus/fillPlaceholders'
import { type ReactNode, useEffect, useState } from 'react'
import { lastEnquiryKey } from '../../forms/lastEnquiryKey'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'

/** Stored data of the last submission, for the thank-you page (ENQ-05). */
interface SubmittedForm {
  readonly leadId: string
  readonly form: LeadForm
  readonly car: { readonly slug: string; readonly name: string } | null
  /** Subject, if it isn't a car of the site: a model, an offer, a vehicle; empty or absent for none. */
  readonly about?: string | null
  /** The receiving location from the response, including a car's location, which no form field has. */
  readonly locationId?: string | null
  readonly dealershipSlug?: string | null
  /** In local time of the location, `YYYY-MM-DDTHH:MM`; empty for none, `noTimeSuits` for none of the free times. */
  readonly preferredTime?: string
}

/** Parses the last submission stored in this browser; null if missing or invalid. */
const parseSent = (stored: string | null): SubmittedForm | null => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' && value !== null && 'leadId' in value && typeof value.leadId === 'string'
      ? (value as SubmittedForm)
      : null
  } catch {
    return null
  }
}

/** Storage key of the success record (ENQ-06). */
const successKey = 'success'

const timeText = (time: string): string => {
  if (time === noTimeSuits) return 'A different time'
  const [date = '', clock = ''] = time.split('T')
  return `${formatDate(date)}, ${formatTime(clockMinutes(clock) ?? 0)}`
}

interface SummaryProps {
  readonly sent: SubmittedForm
  /** Name of the receiving location, if known. */
  readonly locationName: string | undefined
}

/** A summary of the submission: kind, location and reference. */
const Summary = ({ sent: { form, car, about, leadId, preferredTime }, locationName }: SummaryProps) => {
  // The vehicle of a trade-in is the shopper's own, not one they are interested in.
  const subject = form === 'tradeIn' ? null : about
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-4 text-small">
      <dt className="text-muted">Sent</dt>
      <dd className="wrap-anywhere">
        Your {sentFormNoun(form)}
        {(car || subject) && ' about '}
        {car ? (
          <a href={`/cars/${car.slug}`} className="font-medium text-link underline underline-offset-2">
            {car.name}
          </a>
        ) : (
          subject && <span className="font-medium">{subject}</span>
        )}
      </dd>
      {about && form === 'tradeIn' && (
        <>
          <dt className="text-muted">For valuation</dt>
          <dd className="wrap-anywhere">{about}</dd>
        </>
      )}
      {locationName && (
        <>
          <dt className="text-muted">To</dt>
          <dd>{locationName}</dd>
        </>
      )}
      {preferredTime && (
        <>
          <dt className="text-muted">Requested time</dt>
          <dd>
            {timeText(preferredTime)}
            <span className="block text-muted">
              {preferredTime === noTimeSuits ? 'We’ll call to arrange one.' : 'It’s yours once we’ve confirmed it.'}
            </span>
          </dd>
        </>
      )}
      <dt className="text-muted">Reference</dt>
      <dd className="tabular-nums">{shownReference(leadId)}</dd>
    </dl>
  )
}

export interface SentEnquiryProps {
  /** Icon above the heading. */
  readonly icon: ReactNode
  /** The thank-you heading, with a placeholder for the submission. */
  readonly heading: string
  /** Content after the heading, shown only after a submission. */
  readonly children: ReactNode
  /** Contact details of the locations. */
  readonly locations: readonly {
    readonly id: string
    readonly name: string
    readonly dealershipSlug: string | null
    /** By department; null for a department that the location doesn't have. */
    readonly cards: { readonly [Department in ReturnType<typeof formDepartment>]: ReactNode }
  }[]
  /** Contact details of the business, if the receiving location is unknown. */
  readonly fallback: ReactNode
}

/** The receiving location: by id, by its dealership, or the only one. */
const receivingLocation = (locations: SentEnquiryProps['locations'], sent: SubmittedForm | null) =>
  locations.find(({ id }) => id === sent?.locationId) ??
  (sent?.dealershipSlug ? locations.find(({ dealershipSlug }) => dealershipSlug === sent.dealershipSlug) : undefined) ??
  (locations.length === 1 ? locations[0] : undefined)

/**
 * Summary of the submission: kind, car, requested time, reference and location; stores the success record (ENQ-05, ENQ-06). A visitor
 * without a submission gets no thanks.
 */
const SentEnquiryPart = ({ icon, heading, children, locations, fallback }: SentEnquiryProps) => {
  const host = useRuntimeHost()
  const [sent, setSent] = useState<SubmittedForm | null | 'unknown'>('unknown')
  useEffect(() => {
    const found = parseSent(host.storage.read(lastEnquiryKey))
    setSent(found ?? (host.mode === 'preview' ? 'unknown' : null))
    if (found) host.storage.write(successKey, JSON.stringify({ category: found.form, leadId: found.leadId, at: host.now() }))
  }, [host])

  if (sent === null)
    return (
      <div>
        <h1 className="heading text-title">Nothing has been sent yet</h1>
        <p className="mt-4 max-w-prose text-lead text-muted text-pretty">This page will confirm your enquiry once you’ve sent one.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/search">Browse cars</ButtonLink>
          <ButtonLink href="/contact" variant="outline">
            Contact us
          </ButtonLink>
        </div>
      </div>
    )
  const details = sent === 'unknown' ? null : sent
  const location = receivingLocation(locations, details)
  const form = details?.form ?? 'general'
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
      <div>
        {icon}
        <Heading level={1} size="title" className="mt-6">
          {fillPlaceholders(heading, { sent: sentFormNoun(form) })}
        </Heading>
        {children}
        {details && <Summary sent={details} locationName={location?.name} />}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/search">Keep looking</ButtonLink>
          {details?.car && (
            <ButtonLink href={`/cars/${details.car.slug}`} variant="outline">
              Back to the vehicle
            </ButtonLink>
          )}
          <ButtonLink href="/" variant="outline">
            Back to the home page
          </ButtonLink>
        </div>
      </div>
      {location ? (location.cards[formDepartment(form)] ?? location.cards.sales) : fallback}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const SentEnquiry = island('SentEnquiry', SentEnquiryPart, { hydrateOn: 'load' })

'use client'

import { noTimeSuits } from '@forecourt/rules/bookings/bookableDays'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { formatDate, formatTime } from '@forecourt/rules/format/formatDate'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { formDepartment } from '@forecourt/rules/leads/formDepartment'
import { sentWord } from '@forecourt/rules/leads/sentWord'
import { fillPlaceholders } from '@forecourt/rules/menus/fillPlaceholders'
import { type ReactNode, useEffect, useState } from 'react'
import { lastEnquiryKey } from '../../forms/lastEnquiryKey'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'

/** What a form left behind for the thank-you page (ENQ-05). */
interface SubmittedForm {
  readonly leadId: string
  readonly form: LeadForm
  readonly car: { readonly slug: string; readonly name: string } | null
  /** What it was about in words, where it was about no car of the site: a model, an offer, a vehicle; empty or left out for nothing. */
  readonly about?: string | null
  /** Where it went, as the site answered: a car's own place, too, which no form asks for. */
  readonly locationId?: string | null
  readonly dealershipSlug?: string | null
  /** Local to the place, `YYYY-MM-DDTHH:MM`; empty for none, `noTimeSuits` for another than the free ones. */
  readonly preferredTime?: string
}

/** Reads what was sent last from this browser; null when nothing was, or it can't be read. */
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

/** Where the record of what was achieved is kept (ENQ-06). */
const successKey = 'success'

const timeText = (time: string): string => {
  if (time === noTimeSuits) return 'Another time than the free ones'
  const [date = '', clock = ''] = time.split('T')
  return `${formatDate(date)}, ${formatTime(clockMinutes(clock) ?? 0)}`
}

interface SummaryProps {
  readonly sent: SubmittedForm
  /** The place that has it, where that is known. */
  readonly place: string | undefined
}

/** What was sent, in a sentence, where it went, and its reference. */
const Summary = ({ sent: { form, car, about, leadId, preferredTime }, place }: SummaryProps) => {
  // A vehicle that is to be valued is the shopper's own, and not what they would like to have.
  const subject = form === 'tradeIn' ? null : about
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-4 text-small">
      <dt className="text-muted">Sent</dt>
      <dd className="wrap-anywhere">
        Your {sentWord(form)}
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
          <dt className="text-muted">To be valued</dt>
          <dd className="wrap-anywhere">{about}</dd>
        </>
      )}
      {place && (
        <>
          <dt className="text-muted">To</dt>
          <dd>{place}</dd>
        </>
      )}
      {preferredTime && (
        <>
          <dt className="text-muted">Asked for</dt>
          <dd>
            {timeText(preferredTime)}
            <span className="block text-muted">
              {preferredTime === noTimeSuits ? 'We agree on one with you.' : 'It is yours once we have confirmed it.'}
            </span>
          </dd>
        </>
      )}
      <dt className="text-muted">Reference</dt>
      <dd className="tabular-nums">{leadId.slice(0, 8).toUpperCase()}</dd>
    </dl>
  )
}

export interface SentEnquiryProps {
  /** Over the heading. */
  readonly mark: ReactNode
  /** Of the thanks, with a place for what was sent. */
  readonly heading: string
  /** What follows the heading, for who has just sent something. */
  readonly children: ReactNode
  /** How to reach each place. */
  readonly places: readonly {
    readonly id: string
    readonly name: string
    readonly dealershipSlug: string | null
    /** By whom it was for; null for a department that the place doesn't have. */
    readonly cards: { readonly [Department in ReturnType<typeof formDepartment>]: ReactNode }
  }[]
  /** How to reach the business, where nobody knows which place has it. */
  readonly elsewhere: ReactNode
}

/** The place that has it: itself, one of the dealership that has it, or the only one there is. */
const placeOf = (places: SentEnquiryProps['places'], sent: SubmittedForm | null) =>
  places.find(({ id }) => id === sent?.locationId) ??
  (sent?.dealershipSlug ? places.find(({ dealershipSlug }) => dealershipSlug === sent.dealershipSlug) : undefined) ??
  (places.length === 1 ? places[0] : undefined)

/**
 * What was sent: what it was and about which car, the time asked for, its reference and the place it went to; keeps a record of the success
 * (ENQ-05, ENQ-06). Who opened the page without having sent anything is not thanked.
 */
const SentEnquiryPart = ({ mark, heading, children, places, elsewhere }: SentEnquiryProps) => {
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
        <h1 className="heading text-title">Nothing was sent from here</h1>
        <p className="mt-4 max-w-prose text-lead text-muted text-pretty">This page confirms an enquiry once you have sent one.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/search">Browse the cars</ButtonLink>
          <ButtonLink href="/contact" variant="outline">
            Contact us
          </ButtonLink>
        </div>
      </div>
    )
  const details = sent === 'unknown' ? null : sent
  const place = placeOf(places, details)
  const form = details?.form ?? 'general'
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
      <div>
        {mark}
        <Heading level={1} size="title" className="mt-6">
          {fillPlaceholders(heading, { sent: sentWord(form) })}
        </Heading>
        {children}
        {details && <Summary sent={details} place={place?.name} />}
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
      {place ? (place.cards[formDepartment(form)] ?? place.cards.sales) : elsewhere}
    </div>
  )
}

/** On a public page it answers by itself (decision 104). */
export const SentEnquiry = island('SentEnquiry', SentEnquiryPart, { hydrateOn: 'load' })

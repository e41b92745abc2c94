'use client'

import { formatDate } from '@forecourt/rules/format/formatDate'
import { formatTime } from '@forecourt/rules/format/formatTime'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { sentWord } from '@forecourt/rules/leads/sentWord'
import { type ReactNode, useEffect, useState } from 'react'
import { lastEnquiryKey } from '../../forms/lastEnquiryKey'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { ButtonLink } from '../../ui/Button'
import { parseSent, type SubmittedForm } from './parseSent'

/** Where the record of what was achieved is kept (ENQ-06). */
const successKey = 'success'

const timeText = (time: string): string => {
  const [date = '', clock = ''] = time.split('T')
  return `${formatDate(date)}, ${formatTime(clockMinutes(clock) ?? 0)}`
}

/** What was sent, in a sentence, with its reference. */
const Summary = ({ sent: { form, car, leadId, preferredTime } }: { readonly sent: SubmittedForm }) => (
  <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-4 text-small">
    {car && (
      <>
        <dt className="text-muted">About</dt>
        <dd>
          Your {sentWord(form)} about{' '}
          <a href={`/cars/${car.slug}`} className="font-medium text-link underline underline-offset-2">
            {car.name}
          </a>
        </dd>
      </>
    )}
    {preferredTime && (
      <>
        <dt className="text-muted">Asked for</dt>
        <dd>
          {timeText(preferredTime)}
          <span className="block text-muted">It is yours once we have confirmed it.</span>
        </dd>
      </>
    )}
    <dt className="text-muted">Reference</dt>
    <dd className="tabular-nums">{leadId.slice(0, 8).toUpperCase()}</dd>
  </dl>
)

export interface SentEnquiryProps {
  /** Thanks, for who has just sent something. */
  readonly children: ReactNode
  /** How to reach each place. */
  readonly places: readonly { readonly id: string; readonly card: ReactNode }[]
}

/**
 * What was sent: the car it was about, the time asked for, its reference and the place it went to; keeps a record of the success
 * (ENQ-05, ENQ-06). Who opened the page without having sent anything is not thanked.
 */
const SentEnquiryPart = ({ children, places }: SentEnquiryProps) => {
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
  const place = places.find(({ id }) => id === details?.locationId) ?? (places.length === 1 ? places[0] : undefined)
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
      <div>
        {children}
        {details && <Summary sent={details} />}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/search">Keep looking</ButtonLink>
          {details?.car && (
            <ButtonLink href={`/cars/${details.car.slug}`} variant="outline">
              Back to the car
            </ButtonLink>
          )}
          <ButtonLink href="/" variant="outline">
            Back to the home page
          </ButtonLink>
        </div>
      </div>
      {place?.card}
    </div>
  )
}

/** On a public page it answers by itself (decision 054). */
export const SentEnquiry = island('SentEnquiry', SentEnquiryPart, { wakes: 'load' })

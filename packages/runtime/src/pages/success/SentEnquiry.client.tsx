'use client'

import { useEffect, useState } from 'react'
import { lastEnquiryKey } from '../../forms/lastEnquiryKey'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'

interface Sent {
  readonly leadId: string
  readonly form: string
  readonly car: { readonly slug: string; readonly name: string } | null
}

const readSent = (stored: string | null): Sent | null => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' && value !== null && 'leadId' in value && typeof value.leadId === 'string' ? (value as Sent) : null
  } catch {
    return null
  }
}

/** What the forms that are no enquiries send. */
const sentAs: { readonly [form: string]: string } = { reserve: 'reservation request', buyOnline: 'request to buy', chat: 'message' }

/** Where the record of what was achieved is kept (ENQ-06). */
const successKey = 'success'

/** What was sent: the car it was about and its reference; keeps a record of the success (ENQ-05, ENQ-06). Nothing when the page was opened by itself. */
export const SentEnquiry = () => {
  const host = useRuntimeHost()
  const [sent, setSent] = useState<Sent | null>(null)
  useEffect(() => {
    const found = readSent(host.storage.read(lastEnquiryKey))
    if (!found) return
    setSent(found)
    host.storage.write(successKey, JSON.stringify({ category: found.form, leadId: found.leadId, at: host.now() }))
  }, [host])
  if (!sent) return null
  return (
    <p className="mt-4 text-small text-muted">
      {sent.car && (
        <>
          Your {sentAs[sent.form] ?? 'enquiry'} about{' '}
          <a href={`/cars/${sent.car.slug}`} className="font-medium text-link underline underline-offset-2">
            {sent.car.name}
          </a>
          .{' '}
        </>
      )}
      Reference <span className="tabular-nums">{sent.leadId.slice(0, 8).toUpperCase()}</span>
    </p>
  )
}

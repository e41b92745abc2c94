'use client'

import { bookingKinds } from '@forecourt/rules/bookings/Booking'
import type { ReactNode } from 'react'
import { island } from '../islands/island'
import { accountStore } from '../storage/accountStore'
import { profileStore } from '../storage/profileStore'
import { Island } from '../ui/Island.client'
import type { EnquiryFormProps } from './EnquiryFormView'

const load = async () => (await import('./EnquiryForm.client')).EnquiryForm

/** A form in a page whose code is fetched on demand. */
const PageFormIslandPart = ({ children, ...form }: EnquiryFormProps & { readonly children: ReactNode }) => (
  <Island load={load} live={form}>
    {children}
  </Island>
)

/**
 * Hydrated on the first interaction (decision 104); until then it is a plain form. Hydrated earlier to prefill known contact details and
 * for forms with free times or steps.
 */
export const PageFormIsland = island('PageFormIsland', PageFormIslandPart, {
  hydrateOn: ({ form, steps = [] }) =>
    steps.length > 0 || bookingKinds.some((one) => one === form) ? 'visible' : `stored ${profileStore.key} ${accountStore.key}`,
})

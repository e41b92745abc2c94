'use client'

import { bookingKinds } from '@forecourt/rules/bookings/Booking'
import type { ReactNode } from 'react'
import { island } from '../islands/island'
import { accountStore } from '../storage/accountStore'
import { profileStore } from '../storage/profileStore'
import { Island } from '../ui/Island.client'
import type { EnquiryFormProps } from './EnquiryFormView'

const load = async () => (await import('./EnquiryForm.client')).EnquiryForm

/** A form in a page, whose code is fetched when it is to answer. */
const PageFormIslandPart = ({ children, ...form }: EnquiryFormProps & { readonly children: ReactNode }) => (
  <Island load={load} live={form}>
    {children}
  </Island>
)

/**
 * On a public page it answers by itself (decision 104), once it is touched: till then it is what the browser can send. Who is known
 * finds it filled in, and free times and steps are shown before anybody touches it.
 */
export const PageFormIsland = island('PageFormIsland', PageFormIslandPart, {
  hydrateOn: ({ form, steps = [] }) =>
    steps.length > 0 || bookingKinds.some((one) => one === form) ? 'visible' : `stored ${profileStore.key} ${accountStore.key}`,
})

'use client'

import type { ReactNode } from 'react'
import { island } from '../islands/island'
import { Island } from '../ui/Island.client'
import type { EnquiryFormProps } from './EnquiryFormView'

const load = async () => (await import('./EnquiryForm.client')).EnquiryForm

/** A form in a page, whose code is fetched when it comes near. */
const PageFormIslandPart = ({ children, ...form }: EnquiryFormProps & { readonly children: ReactNode }) => (
  <Island load={load} live={form}>
    {children}
  </Island>
)

/** On a public page it answers by itself (decision 054). */
export const PageFormIsland = island('PageFormIsland', PageFormIslandPart)

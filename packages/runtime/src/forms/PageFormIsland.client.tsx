'use client'

import type { ReactNode } from 'react'
import { Island } from '../ui/Island.client'
import type { EnquiryFormProps } from './EnquiryFormView'

const load = async () => (await import('./EnquiryForm.client')).EnquiryForm

/** A form in a page, whose code is fetched when it comes near. */
export const PageFormIsland = ({ children, ...form }: EnquiryFormProps & { readonly children: ReactNode }) => (
  <Island load={load} live={form}>
    {children}
  </Island>
)

'use client'

import type { ReactNode } from 'react'
import { island } from '../../islands/island'
import { Island } from '../../ui/Island.client'
import type { PriceSearchFormProps } from './PriceSearchForm.client'

const load = async () => (await import('./PriceSearchForm.client')).PriceSearchForm

/** A price search whose code is fetched near the viewport. */
const PriceSearchIslandPart = ({ children, ...form }: PriceSearchFormProps & { readonly children: ReactNode }) => (
  <Island load={load} live={form}>
    {children}
  </Island>
)

/** Hydrated separately on public pages (decision 104). */
export const PriceSearchIsland = island('PriceSearchIsland', PriceSearchIslandPart)

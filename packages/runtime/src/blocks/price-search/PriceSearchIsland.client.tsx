'use client'

import type { ReactNode } from 'react'
import { island } from '../../islands/island'
import { Island } from '../../ui/Island.client'
import type { PriceSearchFormProps } from './PriceSearchForm.client'

const load = async () => (await import('./PriceSearchForm.client')).PriceSearchForm

/** A search by price, whose code is fetched when it comes near. */
const PriceSearchIslandPart = ({ children, ...form }: PriceSearchFormProps & { readonly children: ReactNode }) => (
  <Island load={load} live={form}>
    {children}
  </Island>
)

/** On a public page it answers by itself (decision 104). */
export const PriceSearchIsland = island('PriceSearchIsland', PriceSearchIslandPart)

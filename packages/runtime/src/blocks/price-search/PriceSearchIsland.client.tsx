'use client'

import type { ReactNode } from 'react'
import { Island } from '../../ui/Island.client'
import type { PriceSearchFormProps } from './PriceSearchForm.client'

const load = async () => (await import('./PriceSearchForm.client')).PriceSearchForm

/** A search by price, whose code is fetched when it comes near. */
export const PriceSearchIsland = ({ children, ...form }: PriceSearchFormProps & { readonly children: ReactNode }) => (
  <Island load={load} live={form}>
    {children}
  </Island>
)

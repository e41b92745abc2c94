'use client'

import type { ReactNode } from 'react'
import { island } from '../../islands/island'
import { Island } from '../../ui/Island.client'
import type { ValuationFlowProps } from './ValuationFlow.client'

const load = async () => (await import('./ValuationFlow.client')).ValuationFlow

/** Valuation steps whose code is fetched near the viewport. */
const PageValuationIslandPart = ({ children, ...props }: ValuationFlowProps & { readonly children: ReactNode }) => (
  <Island load={load} live={props}>
    {children}
  </Island>
)

/** Hydrated separately on public pages (decision 104). */
export const PageValuationIsland = island('PageValuationIsland', PageValuationIslandPart)

'use client'

import type { ReactNode } from 'react'
import { island } from '../../islands/island'
import { Island } from '../../ui/Island.client'
import type { HoursPanelProps } from './HoursPanel.client'

const load = async () => (await import('./HoursPanel.client')).HoursPanel

/** Opening hours whose code is fetched near the viewport. */
const HoursIslandPart = ({ children, ...hours }: HoursPanelProps & { readonly children: ReactNode }) => (
  <Island load={load} live={hours}>
    {children}
  </Island>
)

/** Hydrated separately on public pages (decision 104). */
export const HoursIsland = island('HoursIsland', HoursIslandPart)

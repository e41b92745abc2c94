'use client'

import type { ReactNode } from 'react'
import { Island } from '../../ui/Island.client'
import type { HoursPanelProps } from './HoursPanel.client'

const load = async () => (await import('./HoursPanel.client')).HoursPanel

/** Opening hours whose code is fetched when they come near. */
export const HoursIsland = ({ children, ...hours }: HoursPanelProps & { readonly children: ReactNode }) => (
  <Island load={load} live={hours}>
    {children}
  </Island>
)

'use client'

import type { ReactNode } from 'react'
import { Island } from '../../ui/Island.client'
import type { FinanceFormProps } from './FinanceForm.client'

const load = async () => (await import('./FinanceForm.client')).FinanceForm

/** The finance form in a page, whose code is fetched when it comes near. */
export const FinanceFormIsland = ({ children, ...form }: FinanceFormProps & { readonly children: ReactNode }) => (
  <Island load={load} live={form}>
    {children}
  </Island>
)

import { createContext, use } from 'react'
import { useStore } from '../../../parts/store/useStore'
import type { Inspection, InspectionState } from './createInspection'

const Context = createContext<Inspection | null>(null)

export const InspectionProvider = Context.Provider

export const useInspection = (): Inspection => {
  const inspection = use(Context)
  if (!inspection) throw new Error('This part of the preview needs an inspection around it.')
  return inspection
}

/** One thing of what a person finds out about the page. */
export const useInspected = <Part extends InspectionState[keyof InspectionState]>(select: (state: InspectionState) => Part): Part =>
  useStore(useInspection(), select)

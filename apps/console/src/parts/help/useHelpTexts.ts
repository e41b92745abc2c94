import { useQuery } from '@tanstack/react-query'
import type { HelpTexts } from './helpTexts'

/** The help texts, loaded when they are first needed; undefined until then. */
export const useHelpTexts = (isNeeded: boolean): HelpTexts | undefined =>
  useQuery({
    queryKey: ['help texts'],
    queryFn: () => import('./helpTexts').then((module) => module.helpTexts),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  }).data

import { useMemo } from 'react'
import { useOrganisation } from './useOrganisation'

/** The list filter for the selected organisation. */
export const useOrganisationFilter = (): { readonly organisationId?: string } => {
  const [organisationId] = useOrganisation()
  return useMemo(() => (organisationId === null ? {} : { organisationId }), [organisationId])
}

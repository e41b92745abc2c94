import { useMemo } from 'react'
import { useStore } from 'react-admin'

/** The selected organisation; null for all. Stored in this browser. */
export const useOrganisation = () => useStore<string | null>('console.organisation', null)

/** The list filter for the selected organisation. */
export const useOrganisationFilter = (): { readonly organisationId?: string } => {
  const [organisationId] = useOrganisation()
  return useMemo(() => (organisationId === null ? {} : { organisationId }), [organisationId])
}

import { useStore } from 'react-admin'

/** The selected organisation; null for all. Stored in this browser. */
export const useOrganisation = () => useStore<string | null>('console.organisation', null)

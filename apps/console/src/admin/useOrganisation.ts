import { useStore } from 'react-admin'

/** The organisation whose data the pages show; null is all of them. Kept in this browser. */
export const useOrganisation = () => useStore<string | null>('console.organisation', null)

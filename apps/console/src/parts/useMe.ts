import { usePermissions } from 'react-admin'
import type { Me } from '../client/Records'

/** Who is signed in; null until that is known. */
export const useMe = (): Me | null => usePermissions<{ me: Me }>().permissions?.me ?? null

import { usePermissions } from 'react-admin'
import type { Me } from '../client/Records'

/** The signed-in user; null while loading. */
export const useMe = (): Me | null => usePermissions<{ me: Me }>().permissions?.me ?? null

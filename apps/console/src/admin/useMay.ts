import type { Permission } from '@forecourt/rules/access/permissions'
import { usePermissions } from 'react-admin'
import type { Me } from '../client/Records'

interface Permissions {
  readonly me: Me
  readonly may: (permission: Permission) => boolean
}

/** Permission check for the UI; false while loading. */
export const useMay = (): Permissions['may'] => usePermissions<Permissions>().permissions?.may ?? (() => false)

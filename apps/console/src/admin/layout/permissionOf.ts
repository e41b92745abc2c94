import type { Permission } from '@forecourt/rules/access/permissions'
import { isHere } from './isHere'
import { pages } from './pages'

/** What it takes to open an address of the console; null where everybody may. */
export const permissionOf = (path: string): Permission | null => pages.flat().find(({ to }) => isHere(to, path))?.permission ?? null

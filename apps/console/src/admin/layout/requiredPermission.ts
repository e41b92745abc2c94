import type { Permission } from '@forecourt/rules/access/permissions'
import { isCurrentPage } from './isCurrentPage'
import { pages } from './pages'

/** What it takes to open an address of the console; null where everybody may. */
export const requiredPermission = (path: string): Permission | null =>
  pages.flat().find(({ to }) => isCurrentPage(to, path))?.permission ?? null

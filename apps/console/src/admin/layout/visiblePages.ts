import type { Permission } from '@forecourt/rules/access/permissions'
import { pages } from './pages'

/** The pages that a user may open, in their groups, without empty groups. */
export const visiblePages = (may: (permission: Permission) => boolean) =>
  pages.map((group) => group.filter(({ permission }) => permission === null || may(permission))).filter((group) => group.length > 0)

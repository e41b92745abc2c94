import type { Permission } from '@forecourt/rules/access/permissions'
import { pages } from './pages'

/** The pages that somebody may open, in their groups, without groups that are empty. */
export const visiblePages = (may: (permission: Permission) => boolean) =>
  pages.map((group) => group.filter(({ permission }) => permission === null || may(permission))).filter((group) => group.length > 0)

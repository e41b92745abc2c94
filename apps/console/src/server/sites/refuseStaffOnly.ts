import type { Scope } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Session } from '../../auth/Session'
import { isStaff } from '../access/isStaff'
import { CallProblem } from '../errors/CallProblem'
import { notFound } from '../errors/notFound'
import { staffOnlyChanges } from './staffOnlyChanges'

/** Refuses a dealer's edit that changes settings reserved for staff, naming them. */
export const refuseStaffOnly = async (session: Session, scope: Scope, siteId: string, after: ConfigValues): Promise<void> => {
  if (isStaff(session)) return
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw notFound('site')
  const { layers, draft, site } = editing
  const problems = staffOnlyChanges({ layers, siteLayer: (values) => siteLayer(site.name, values), before: draft.values, after })
  if (problems.length > 0) throw new CallProblem('BAD_REQUEST', problems[0]?.message ?? '', { problems })
}

import type { Scope } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { validateValues } from '@forecourt/schema/validation/validateValues'
import type { Session } from '../../auth/Session'
import { isStaff } from '../access/mayOnSite'
import { CallProblem, notFound } from '../errors/CallProblem'

interface Edit {
  readonly layers: readonly Layer[]
  readonly siteLayer: (values: ConfigValues) => Layer
  readonly before: ConfigValues
  readonly after: ConfigValues
}

/** The staff-only settings that an edit changes (CFG-11); for a dealer each is a reason to refuse the edit. */
const staffOnlyChanges = ({ layers, siteLayer, before, after }: Edit): ConfigProblem[] => {
  const resolved = (values: ConfigValues) => resolveConfig([...layers, siteLayer(values)]).config
  return describeChanges(resolved(before), resolved(after))
    .filter(({ pointer }) => settingAt(pointer)?.role !== 'dealer')
    .map(({ pointer, where }) => ({
      pointer,
      where,
      message: `“${where}” can only be changed by Forecourt staff.`,
      severity: 'error',
      kind: 'locked',
    }))
}

const unknownIn = (values: ConfigValues) => validateValues(values).filter(({ pointer }) => settingAt(pointer, values) === null)

/**
 * Refuses values of unknown settings: the editor couldn't show or remove them.
 * Those already in the draft don't block saving.
 */
export const refuseUnknown = async (scope: Scope, siteId: string, after: ConfigValues): Promise<void> => {
  const unknown = unknownIn(after)
  if (unknown.length === 0) return
  const editing = await siteForEditing(scope, siteId)
  const known = new Set(editing ? unknownIn(editing.draft.values).map(({ pointer }) => pointer) : [])
  const problems = unknown.filter(({ pointer }) => !known.has(pointer))
  if (problems.length > 0) throw new CallProblem('BAD_REQUEST', problems[0]?.message ?? '', { problems })
}

/** Refuses a dealer's edit of staff-only settings, and lists them. */
export const refuseStaffOnly = async (session: Session, scope: Scope, siteId: string, after: ConfigValues): Promise<void> => {
  if (isStaff(session)) return
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw notFound('site')
  const { layers, draft, site } = editing
  const problems = staffOnlyChanges({ layers, siteLayer: (values) => siteLayer(site.name, values), before: draft.values, after })
  if (problems.length > 0) throw new CallProblem('BAD_REQUEST', problems[0]?.message ?? '', { problems })
}

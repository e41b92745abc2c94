import type { Scope } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { validateValues } from '@forecourt/schema/validation/validateValues'
import { CallProblem } from '../errors/CallProblem'

const unknownIn = (values: ConfigValues) => validateValues(values).filter(({ pointer }) => settingAt(pointer, values) === null)

/**
 * Refuses values that are no settings at all: nobody could see them in the editor, or take them out again.
 * What the draft holds already does not keep other work from being saved.
 */
export const refuseUnknown = async (scope: Scope, siteId: string, after: ConfigValues): Promise<void> => {
  const unknown = unknownIn(after)
  if (unknown.length === 0) return
  const editing = await siteForEditing(scope, siteId)
  const standing = new Set(editing ? unknownIn(editing.draft.values).map(({ pointer }) => pointer) : [])
  const problems = unknown.filter(({ pointer }) => !standing.has(pointer))
  if (problems.length > 0) throw new CallProblem('BAD_REQUEST', problems[0]?.message ?? '', { problems })
}

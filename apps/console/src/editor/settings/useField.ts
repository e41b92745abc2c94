import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { settingAt } from '@forecourt/schema/settingAt'
import type { EditorSession, EditorState } from '../session/createEditorSession'
import { useEditor, useSession } from '../session/SessionContext'
import { sameFields } from '../session/sameFields'
import { type FieldState, fieldState } from './fieldState'

export interface FieldFacts {
  /** The entered value, valid or not; the inherited value if none is entered. */
  readonly value: unknown
  readonly state: FieldState
  readonly problems: readonly ConfigProblem[]
}

const none: readonly ConfigProblem[] = []

/** Why a mandatory menu item requires its link and visibility (NAV-04). */
const requiredReason = (pointer: string, { inherited, origins }: EditorSession): string | null => {
  const [item, key] = [pointer.slice(0, pointer.lastIndexOf('/')), pointer.slice(pointer.lastIndexOf('/') + 1)]
  if (key !== 'href' && key !== 'when') return null
  if (valueAt(inherited, `${item}/mandatory`) !== true) return null
  return `Mandatory in ${origins.get(`${item}/mandatory`)?.name ?? 'a layer above'}. You can move and relabel it, but not hide it or change its link.`
}

const factsOf = (session: EditorSession, state: EditorState, pointer: string) => {
  const { editing, inherited } = session
  const own = valueAt(state.draft.values, pointer)
  const setting = settingAt(pointer, state.config)
  const origin = session.origins.get(pointer)
  return {
    value: own === undefined || setting?.node['x-merge'] === 'id' ? valueAt(state.config, pointer) : own,
    problems: state.problems.get(pointer) ?? none,
    isSet: own !== undefined,
    isInherited: valueAt(inherited, pointer) !== undefined,
    originName: origin?.name,
    lockedBy: origin?.lockedBy,
    lockReason: origin?.lockReason,
    role: setting?.role ?? 'staff',
    userRole: editing.role,
    mayEdit: editing.can.edit,
    required: requiredReason(pointer, session),
  }
}

type RawFacts = ReturnType<typeof factsOf>

const shownFacts = ({ originName, lockedBy, lockReason, ...facts }: RawFacts): FieldFacts => {
  const origin =
    originName === undefined
      ? undefined
      : {
          kind: 'default' as const,
          name: originName,
          ...(lockedBy !== undefined && { lockedBy }),
          ...(lockReason !== undefined && { lockReason }),
        }
  return { value: facts.value, problems: facts.problems, state: fieldState({ ...facts, origin }) }
}

/** The current facts for a setting's field. */
export const fieldFacts = (session: EditorSession, pointer: string): FieldFacts => shownFacts(factsOf(session, session.state(), pointer))

/** The facts for a setting's field; re-renders when they change. */
export const useField = (pointer: string): FieldFacts => {
  const session = useSession()
  return shownFacts(useEditor((state) => factsOf(session, state, pointer), sameFields))
}

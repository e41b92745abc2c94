import { isDocument } from '@forecourt/schema/rich-text/isDocument'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { settingAt } from '@forecourt/schema/settingAt'
import type { EditorSession } from '../../session/createEditorSession'
import { isEditable } from '../../settings/fieldState'
import { fieldFacts } from '../../settings/useField'

interface TextOfDraft {
  readonly pointer: string
  readonly title: string
  readonly value: RichText
  /** What is wrong with it, in a sentence. */
  readonly problem: string | null
}

/** A text of the draft for typing it on the page; null where this person may not change it there, or while an old version is shown. */
export const textToWrite = (session: EditorSession, pointer: string): TextOfDraft | null => {
  if (session.state().viewing) return null
  const { value, state, problems } = fieldFacts(session, pointer)
  if (!isEditable(state) || !(typeof value === 'string' || isDocument(value))) return null
  return {
    pointer,
    title: settingAt(pointer, session.state().config)?.where ?? 'Text',
    value,
    problem: problems.find(({ severity }) => severity === 'error')?.message ?? null,
  }
}

import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { EditorSession } from '../session/createEditorSession'

type Saved =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly failure: string; readonly problems: readonly ConfigProblem[] }

/** Saves the draft before it goes live: which revision that is, or why there is none. */
export const saveFirst = async ({ draft }: EditorSession): Promise<Saved> => {
  await draft.flush()
  const { status, revision, message, problems } = draft.state()
  if (status === 'saved') return { ok: true, revision }
  const failure =
    status === 'conflict'
      ? 'Someone else changed the same settings. Choose what to keep first.'
      : message || 'The draft is not saved yet. Try again.'
  return { ok: false, failure, problems }
}

import type { SaveDraftResult } from '@forecourt/data/sites/saveDraft'
import { CallProblem, notFound } from '../errors/CallProblem'

type SavedDraft = Extract<SaveDraftResult, { ok: true }>

/** Returns a saved draft, or throws a refusal with what the editor needs to continue. */
export const requireSavedDraft = (result: SaveDraftResult, version: number | null): SavedDraft => {
  if (result.ok) return result
  switch (result.reason) {
    case 'conflict': {
      const { theirs, revision, updatedBy } = result
      throw new CallProblem('CONFLICT', `${updatedBy ?? 'Someone else'} saved this draft in the meantime.`, {
        conflict: { revision, values: theirs, updatedAt: null, updatedBy, version },
      })
    }
    case 'refused':
      throw new CallProblem('BAD_REQUEST', result.problems[0]?.message ?? 'This change is not allowed.', { problems: result.problems })
    case 'tooLarge':
      throw new CallProblem('PAYLOAD_TOO_LARGE', result.message)
    case 'notFound':
      throw notFound('site')
  }
}

import { callError } from '../../client/callError'
import type { SaveAnswer } from '../draft/createDraft'

/** What a failed save means for the draft: somebody was first, it was refused, or it can be tried again. */
export const saveRefusal = (thrown: unknown): SaveAnswer => {
  const { code, message, conflict, problems } = callError(thrown)
  if (conflict)
    return { kind: 'conflict', revision: conflict.revision, values: conflict.values, updatedBy: conflict.updatedBy ?? 'someone else' }
  if (code === 'BAD_REQUEST' || code === 'FORBIDDEN') return { kind: 'refused', message, problems }
  return { kind: 'failed', message, signedOut: code === 'UNAUTHORIZED' }
}

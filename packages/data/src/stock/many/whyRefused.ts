import type { UndoResult } from '../undoCarChange'

/** Why a car among many stays as it is, in a sentence. */
export const whyRefused = (result: Exclude<UndoResult, { ok: true }>): string => {
  if (result.reason === 'conflict') return 'Somebody else, or a feed, changed it meanwhile.'
  if (result.reason === 'gone') return result.message
  return result.reason === 'invalid' ? (Object.values(result.fields)[0] ?? '') : 'It is not there any more.'
}

import type { DraftState } from '../draft/createDraft'

/** Seconds just after a save, minutes later. */
const agoText = (ms: number) => {
  const seconds = Math.max(0, Math.round(ms / 1_000))
  if (seconds < 60) return `${seconds} s ago`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.round(minutes / 60)
  return hours < 24 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`
}

/** The draft's save status in a few words. `now` in epoch milliseconds. */
export const saveSentence = ({ status, savedAt, message, problems, mergedFrom }: DraftState, now: number): string => {
  if (status === 'saving' || status === 'unsaved') return 'Saving…'
  if (status === 'conflict') return 'Not saved: someone else changed the same settings'
  // The notice beneath the bar gives the details.
  if (status === 'refused' && problems.some(({ pointer }) => pointer !== '')) return 'Not saved: one setting needs fixing'
  if (status === 'refused' || status === 'failed') return `Not saved: ${message}`
  if (savedAt === null) return 'No changes yet'
  const merged = mergedFrom === null ? '' : `, with ${mergedFrom}’s changes`
  return `Saved ${agoText(now - Date.parse(savedAt))}${merged}`
}

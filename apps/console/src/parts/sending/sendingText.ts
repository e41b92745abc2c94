import type { QueuedUpload, SendingState } from './uploadQueue'

/** How far one is, in words. */
export const sendingText = (state: SendingState): string => {
  switch (state.is) {
    case 'queued':
      return 'Waits its turn'
    case 'sending':
      return state.isWaiting ? 'Waits for the connection…' : `Sending, ${Math.round(state.part * 100)} %`
    case 'storing':
      return 'Storing…'
    case 'done':
      return state.isKnown ? 'The car has it already' : 'Stored'
    case 'failed':
      return state.because
  }
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

/** How far all of them are, in a sentence: it changes when one arrives or fails, not with every byte. */
export const traySentence = (items: readonly QueuedUpload[]): string => {
  const count = (is: SendingState['is']) => items.filter(({ state }) => state.is === is).length
  const [done, failed] = [count('done'), count('failed')]
  const known = items.filter(({ state }) => state.is === 'done' && state.isKnown).length
  const waits = items.some(({ state }) => state.is === 'sending' && state.isWaiting)
  const parts = [
    done + failed < items.length ? `${done} of ${items.length} stored` : done === 0 ? '' : counted(done, '1 stored', 'stored'),
    known === 0 ? '' : counted(known, '1 was there already', 'were there already'),
    failed === 0 ? '' : counted(failed, '1 failed', 'failed'),
    waits ? 'waiting for the connection' : '',
  ].filter((part) => part !== '')
  return `${parts.join(', ')}.`
}

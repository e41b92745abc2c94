import { uploadPartBytes } from '@forecourt/rules/stock/uploadLimits'
import { fetchWithProgress } from '../pictures/fetchWithProgress'

/** Resolves when the time is over, the browser goes online or the signal aborts, whichever is first. */
export const untilOnline = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

/** A file that can't be uploaded; the message is a sentence. */
export class UploadProblem extends Error {}

interface SendOptions {
  readonly id: string
  /** Bytes that the server already has. */
  readonly received: number
  /** Called with the share that has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Called when the server becomes unreachable and when it is reachable again. */
  readonly onWaiting: (isWaiting: boolean) => void
  readonly signal: AbortSignal
  /** Sends one part; by default to the console's server. */
  readonly post?: typeof postPart
  /** The pause between retries; by default `untilOnline`. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Backoff while the server is unreachable. Milliseconds; the last repeats. */
const retryPauses = [500, 1_000, 2_000, 5_000, 10_000]
/** Attempts of a part that may fail with a server error. */
const maxFailures = 5

interface PartResponse {
  readonly status: number
  readonly received?: number
  readonly message?: string
}

const postPart = async (
  id: string,
  at: number,
  part: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<PartResponse> => {
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await fetchWithProgress(onProgress)(`/api/uploads/${id}?at=${at}`, { method: 'POST', headers, body: part, signal })
  const reply = (await answer.json().catch(() => ({}))) as Omit<PartResponse, 'status'>
  return { ...reply, status: answer.status }
}

/** Uploads the missing parts of a file; waits out lost connections, and never sends a part that has arrived again. */
export const uploadParts = async (
  file: Blob,
  { id, received, onProgress, onWaiting, signal, post = postPart, wait = untilOnline }: SendOptions,
): Promise<void> => {
  let at = received
  let failures = 0
  while (at < file.size) {
    signal.throwIfAborted()
    const part = file.slice(at, at + uploadPartBytes)
    const from = at
    const answer = await post(id, at, part, (sent) => onProgress((from + sent * part.size) / file.size), signal).catch((error: unknown) => {
      if (signal.aborted) throw error
      return null
    })
    if (answer?.received !== undefined && (answer.status === 200 || answer.status === 409)) {
      at = answer.received
      failures = 0
      onWaiting(false)
      onProgress(at / file.size)
      continue
    }
    if (answer !== null && answer.status < 500 && answer.status !== 408 && answer.status !== 429)
      throw new UploadProblem(answer.message ?? 'The server did not accept this file. Try again.')
    failures++
    if (answer !== null && failures >= maxFailures)
      throw new UploadProblem(answer.message ?? 'The server can’t accept files right now. Try again in a moment.')
    onWaiting(true)
    await wait(retryPauses[Math.min(failures, retryPauses.length) - 1] ?? 0, signal)
  }
}

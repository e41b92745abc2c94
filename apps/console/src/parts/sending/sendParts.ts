import { uploadPartBytes } from '@forecourt/rules/stock/uploadLimits'
import { fetchTelling } from '../pictures/fetchTelling'

/** Waits so many milliseconds, or until the browser is back on the network, or nobody wants it any more. */
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

/** A file that can't be sent, in a sentence. */
export class SendingProblem extends Error {}

interface Sending {
  readonly id: string
  /** Bytes that arrived before. */
  readonly received: number
  /** Hears from 0 to 1 how much has arrived. */
  readonly onProgress: (part: number) => void
  /** Hears that the server isn't reached, and that it is again. */
  readonly onWaiting: (isWaiting: boolean) => void
  readonly signal: AbortSignal
  /** Sends one part; the console's own server unless given. */
  readonly post?: typeof postPart
  /** Waits for so many milliseconds, or until the browser is back on the network. */
  readonly rest?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Rests between tries while the server is away. Milliseconds; the last again and again. */
const rests = [500, 1_000, 2_000, 5_000, 10_000]
/** Tries of a part that the server fails at, which is not the network's fault. */
const mostFailures = 5

interface PartAnswer {
  readonly status: number
  readonly received?: number
  readonly message?: string
}

const postPart = async (
  id: string,
  at: number,
  part: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<PartAnswer> => {
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await fetchTelling(onProgress)(`/api/uploads/${id}?at=${at}`, { method: 'POST', headers, body: part, signal })
  const said = (await answer.json().catch(() => ({}))) as Omit<PartAnswer, 'status'>
  return { ...said, status: answer.status }
}

/** Sends what of a file has not arrived, part by part; a connection that is lost is waited for, and what arrived before it is not sent again. */
export const sendParts = async (
  file: Blob,
  { id, received, onProgress, onWaiting, signal, post = postPart, rest = untilOnline }: Sending,
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
      throw new SendingProblem(answer.message ?? 'The server did not take this file. Try again.')
    failures++
    if (answer !== null && failures >= mostFailures)
      throw new SendingProblem(answer.message ?? 'The server can’t take files just now. Try again in a moment.')
    onWaiting(true)
    await rest(rests[Math.min(failures, rests.length) - 1] ?? 0, signal)
  }
}

import { Worker } from 'node:worker_threads'
import { createGate } from '../media/createGate'
import type { HeicReader, RawPicture } from './HeicReader'

/** Idle timeout of the thread, in milliseconds: it holds the memory of the largest picture it decoded. */
const idleMs = 20_000
/** Timeout of one picture, in milliseconds, against malicious files. */
const timeoutMs = 30_000

/** Decodes HEIC photos one at a time in a worker thread: 12 megapixels take half a second of a core. */
export const heicReaderInThread = (): HeicReader => {
  const gate = createGate(1)
  let thread: Worker | null = null
  let idleTimer: NodeJS.Timeout | undefined

  const stopThread = () => {
    void thread?.terminate()
    thread = null
  }
  const startThread = () => {
    const started = new Worker(new URL('./heicThread.mjs', import.meta.url), { stdout: true, execArgv: [] })
    // Discards the library's output about unreadable files: the uploader gets the error.
    started.stdout.resume()
    started.unref()
    return started
  }

  return (file, maxPixels) =>
    gate(async () => {
      clearTimeout(idleTimer)
      thread ??= startThread()
      const job = thread
      const picture = await new Promise<RawPicture | null>((resolve) => {
        const settle = (found: RawPicture | null) => {
          clearTimeout(timer)
          job.off('message', settle).off('error', fail).off('exit', fail)
          resolve(found)
        }
        const fail = () => {
          if (thread === job) stopThread()
          settle(null)
        }
        const timer = setTimeout(fail, timeoutMs)
        job.on('message', settle).on('error', fail).on('exit', fail)
        job.postMessage({ file, maxPixels })
      })
      idleTimer = setTimeout(stopThread, idleMs).unref()
      return picture
    })
}

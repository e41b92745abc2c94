import { Worker } from 'node:worker_threads'
import { createGate } from '../media/createGate'
import type { HeicReader, RawPicture } from './HeicReader'

/** Idle timeout of the thread, in milliseconds: it holds the memory of the largest picture it decoded. */
const idleMs = 20_000
/** Timeout of one picture, in milliseconds, against malicious files. */
const longestMs = 30_000

/** Decodes HEIC photos one at a time in a worker thread: 12 megapixels take half a second of a core. */
export const heicReaderInThread = (): HeicReader => {
  const gate = createGate(1)
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    void thread?.terminate()
    thread = null
  }
  const start = () => {
    const started = new Worker(new URL('./heicThread.mjs', import.meta.url), { stdout: true, execArgv: [] })
    // Discards the library's output about unreadable files: the uploader gets the error.
    started.stdout.resume()
    started.unref()
    return started
  }

  return (file, most) =>
    gate(async () => {
      clearTimeout(idle)
      thread ??= start()
      const job = thread
      const picture = await new Promise<RawPicture | null>((resolve) => {
        const settle = (found: RawPicture | null) => {
          clearTimeout(timer)
          job.off('message', settle).off('error', fail).off('exit', fail)
          resolve(found)
        }
        const fail = () => {
          if (thread === job) end()
          settle(null)
        }
        const timer = setTimeout(fail, longestMs)
        job.on('message', settle).on('error', fail).on('exit', fail)
        job.postMessage({ file, most })
      })
      idle = setTimeout(end, idleMs).unref()
      return picture
    })
}

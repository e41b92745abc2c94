import { request } from 'node:http'
import type { Target } from './passOn'

/** Milliseconds. */
const timeoutMs = 2_000

/** Whether the process that makes pages says that it is ready. */
export const isReady = ({ socketPath, agent }: Target, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request({ socketPath, agent, path, timeout: timeoutMs }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve(false))
    asked.end()
  })

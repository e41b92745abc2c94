import { recallView } from '@forecourt/runtime/storage/recallView'
import { startScript } from '../rendering/startScript'

/** What the framework writes: calls that hand over data, which is JSON and so can't do anything. */
const calls = [
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/,
]

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Whether a script inside a page is one that we or the framework write. The policy names those alone: a script that got into a page
 * in another way would else be named with them, and the policy be no second wall.
 */
export function isOwnScript(text: string): boolean {
  if (text === recallView) return true
  if (text.startsWith(`${startScript}(`) && text.endsWith(')')) return isJson(text.slice(startScript.length + 1, -1))
  const data = calls.map((call) => call.exec(text)?.[1]).find((found) => found !== undefined)
  return data !== undefined && isJson(data)
}

import { createRedirectTable } from './createRedirectTable'
import type { Redirect } from './Redirect'

/** Redirects that lead in a circle: their old addresses in order, the first again at the end. */
export type RedirectLoop = readonly string[]

/**
 * Every circle among redirects, each once. A redirect that leads on whatever follows is followed with its `*` as it stands; a circle
 * of several is found from any of them (RTE-19).
 */
export const redirectLoops = (redirects: readonly Redirect[]): RedirectLoop[] => {
  const { trail } = createRedirectTable(redirects)
  const found = new Map<string, RedirectLoop>()
  for (const { from } of redirects) {
    const { by, isLoop } = trail(from)
    if (!isLoop) continue
    const last = by.at(-1)
    const loop = by.slice(last === undefined ? 0 : by.indexOf(last))
    const key = loop.slice(1).toSorted().join('\n')
    if (!found.has(key)) found.set(key, loop)
  }
  return [...found.values()]
}

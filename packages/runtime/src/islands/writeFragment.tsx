import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RuntimeHost } from '../host/RuntimeHost'
import { RuntimeHostProvider } from '../host/RuntimeHostProvider.client'
import { createIslandWriter, leadingPreloads } from './createIslandWriter'
import { IslandContext } from './island'
import { firstFragmentIsland } from './islandIdPrefix'

/** JSON for a script element, escaped so that it can't end the element. */
const dataOf = (lines: readonly string[]) => lines.join('\n').replaceAll('<', '\\u003c')

/**
 * Renders a fragment that is added to a document later, preceded by the props of its islands: the content of an `f-fragment`. A document
 * has one at a time.
 */
export const writeFragment = (host: RuntimeHost, node: ReactNode): string => {
  const islands = createIslandWriter(host, firstFragmentIsland)
  const html = renderToString(
    <RuntimeHostProvider host={host}>
      <IslandContext value={islands}>{node}</IslandContext>
    </RuntimeHostProvider>,
    { identifierPrefix: 'later' },
    // The page has loaded already, so preloads are useless.
  ).replace(leadingPreloads, '')
  const { lines, templates } = islands.written()
  return `<script type="application/json">${dataOf(lines)}</script>${html}${templates}`
}

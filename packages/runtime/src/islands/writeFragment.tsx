import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RuntimeHost } from '../host/RuntimeHost'
import { RuntimeHostProvider } from '../host/RuntimeHostProvider.client'
import { createIslandWriter, leadingPreloads } from './createIslandWriter'
import { IslandContext } from './island'
import { firstLater } from './islandIds'

/** JSON in a document, which nothing in it can end. */
const dataOf = (lines: readonly string[]) => lines.join('\n').replaceAll('<', '\\u003c')

/** Writes a piece that comes to a document later, with the data of its parts in front: what stands in an `f-fragment`. One stands in a document at a time. */
export const writeFragment = (host: RuntimeHost, node: ReactNode): string => {
  const islands = createIslandWriter(host, firstLater)
  const html = renderToString(
    <RuntimeHostProvider host={host}>
      <IslandContext value={islands}>{node}</IslandContext>
    </RuntimeHostProvider>,
    { identifierPrefix: 'later' },
    // It comes to a page that is there: nothing of it is wanted earlier than it is.
  ).replace(leadingPreloads, '')
  const { lines, templates } = islands.written()
  return `<script type="application/json">${dataOf(lines)}</script>${html}${templates}`
}

import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RuntimeHost } from '../host/RuntimeHost'
import { RuntimeHostProvider } from '../host/RuntimeHostProvider.client'
import { createIslandWriter } from './createIslandWriter'
import { IslandContext } from './island'
import { firstLater } from './islandIds'

/** Pictures that are wanted early, which the renderer names in front: these come to a page that is there. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

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
  ).replace(preloads, '')
  const { lines, templates } = islands.written()
  return `<script type="application/json">${dataOf(lines)}</script>${html}${templates}`
}

import { createHash } from 'node:crypto'
import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import { createIslandWriter } from '@forecourt/runtime/islands/createIslandWriter'
import { IslandContext } from '@forecourt/runtime/islands/island'
import { renderingAttribute } from '@forecourt/runtime/islands/renderLaterParts'
import { restoreViewScript } from '@forecourt/runtime/storage/restoreViewScript'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { env } from '../env'
import { type DocumentHost, hostDataId, islandDataId } from '../host/documentBlocks'
import { startScript } from '../host/startScript'
import { contentSecurityPolicy, type PolicyOrigins } from '../security/contentSecurityPolicy'
import { DocumentHead, type PageMetadata } from './DocumentHead'
import type { DocumentAssets } from './documentAssets'
import { preloadLinks } from './preloadLinks'

/** JSON inside a page, with closing tags escaped. */
const dataBlock = (id: string, text: string): string =>
  `<script id="${id}" type="application/json">${text.replaceAll('<', '\\u003c')}</script>`

export interface DocumentContents {
  /** BCP 47 tag, such as en-AU. */
  readonly language: string
  readonly theme: Pick<ResolvedConfig['theme'], 'brandColour' | 'headingFont' | 'bodyFont'>
  readonly metadata: PageMetadata
  readonly host: RuntimeHost
  /** Options from which the browser recreates the host. */
  readonly hostOptions: DocumentHost
  /** Further origins that the page may load from. */
  readonly origins?: PolicyOrigins
  /** Whether its forms are display-only. */
  readonly inert?: boolean
  readonly body: ReactNode
  readonly assets: DocumentAssets
}

export interface WrittenDocument {
  readonly html: string
  /** Content type, preloads and Content-Security-Policy. */
  readonly headers: { readonly [name: string]: string }
}

const cspHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Inline scripts of a document: the start script, and `restoreViewScript`, which `ListView` writes to restore the shopper's choice of grid or
 * list. The policy allows them by hash and blocks injected scripts.
 */
const inlineScripts = (start: string): readonly string[] => [start, restoreViewScript].map(cspHash)

/** Renders a document that works without scripts and whose islands hydrate separately. */
export function writeDocument(contents: DocumentContents): WrittenDocument {
  const { language, theme, metadata, host, hostOptions, origins, inert, body, assets } = contents
  const { SITE_ORIGIN_TEMPLATE, ASSETS_PORT } = env()
  const islands = createIslandWriter(host)
  const html = renderToString(
    <html lang={language} {...{ [renderingAttribute]: '' }}>
      <DocumentHead metadata={metadata} themeColor={theme.brandColour} assets={assets} />
      <body>
        <RuntimeHostProvider host={host}>
          <IslandContext value={islands}>{body}</IslandContext>
        </RuntimeHostProvider>
      </body>
    </html>,
  )
  const { templates, lines, preloads } = islands.written()
  const start = `${startScript}(${JSON.stringify(assets.script)})`
  const blocks = [
    templates,
    dataBlock(islandDataId, lines.join('\n')),
    dataBlock(hostDataId, JSON.stringify(hostOptions)),
    `<script data-scripts="">${start}</script>`,
  ].join('')
  // Not by `replace`, which would copy the whole document once more.
  const [head, end] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  return {
    html: `<!DOCTYPE html>${html.slice(0, head)}${preloads.join('')}${html.slice(head, end)}${blocks}${html.slice(end)}`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      link: preloadLinks(theme, assets),
      'content-security-policy': contentSecurityPolicy({
        inlineScripts: inlineScripts(start),
        // Vite's reload needs a WebSocket.
        origins: ASSETS_PORT ? { ...origins, connect: [...(origins?.connect ?? []), `ws://*:${ASSETS_PORT}`] } : origins,
        secure: SITE_ORIGIN_TEMPLATE.startsWith('https:'),
        inert,
      }),
    },
  }
}

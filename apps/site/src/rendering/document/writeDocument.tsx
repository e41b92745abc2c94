import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import { createIslandWriter } from '@forecourt/runtime/islands/createIslandWriter'
import { IslandContext } from '@forecourt/runtime/islands/island'
import { renderToString } from 'react-dom/server'
import { env } from '../../env'
import { createHost } from '../../host/createHost'
import { hostBlockId, islandLinesId } from '../../host/documentBlocks'
import { tagsAllowed } from '../../measuring/tagsAllowed'
import { hostOptions } from '../hostOptions'
import type { SitePage } from '../loadSitePage'
import { pageMetadata } from '../pageMetadata'
import { SitePageView } from '../SitePageView'
import { siteLanguage } from '../siteLanguage'
import { DocumentHead } from './DocumentHead'
import { dataBlock } from './dataBlock'
import type { DocumentAssets } from './documentAssets'
import { documentBodies } from './documentBodies'

/** A page as a document that is whole without scripts, and whose parts answer each by itself (decision 054). */
export function writeDocument(page: SitePage, assets: DocumentAssets): string {
  const asked = hostOptions(page.live)
  const host = createHost(asked)
  const islands = createIslandWriter(host)
  const html = renderToString(
    <html lang={siteLanguage(page.live)} data-pictures={env().IMAGE_CDN || undefined}>
      <DocumentHead metadata={pageMetadata(page)} themeColor={page.config.theme.brandColour} assets={assets} />
      <body>
        <RuntimeHostProvider host={host}>
          <IslandContext value={islands}>
            <SitePageView page={page} bodies={documentBodies} mayLoadTags={tagsAllowed(page.live.published.slug, env().THIRD_PARTY_TAGS)} />
          </IslandContext>
        </RuntimeHostProvider>
      </body>
    </html>,
  )
  const { templates, lines, preloads } = islands.written()
  const blocks = [
    templates,
    dataBlock(islandLinesId, lines.join('\n')),
    dataBlock(hostBlockId, JSON.stringify(asked)),
    `<script src="${assets.script}" async=""></script>`,
  ].join('')
  const end = html.lastIndexOf('</body>')
  return `<!DOCTYPE html>${html.slice(0, end)}${blocks}${html.slice(end)}`.replace('</head>', () => `${preloads.join('')}</head>`)
}

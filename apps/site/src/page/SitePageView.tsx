import { siteTags } from '@forecourt/rules/measuring/siteTags'
import { measuredPage } from '@forecourt/rules/pages/measuredPage'
import { pageMeta } from '@forecourt/rules/pages/pageMeta'
import { withMaskedPhone } from '@forecourt/rules/pages/withMaskedPhone'
import { PageBody } from '@forecourt/runtime/PageBody'
import { NotFound } from '@forecourt/runtime/pages/NotFound'
import { SiteChrome } from '@forecourt/runtime/SiteChrome'
import { type MeasuredBlock, measuredBlockId } from '../measuring/MeasuredBlock'
import type { SitePage } from './loadSitePage'

/** Data block for the measuring script. */
const MeasuredData = ({ block }: { readonly block: MeasuredBlock }) => (
  <script
    id={measuredBlockId}
    type="application/json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; the only way out of it, a closing tag, is escaped.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replaceAll('<', '\\u003c') }}
  />
)

/** A page without its live site, which rendering doesn't use. */
type RenderedPage<Page> = Page extends SitePage ? Omit<Page, 'live'> : never

interface SitePageViewProps {
  readonly page: RenderedPage<SitePage>
  /** Whether third-party tags may load. */
  readonly mayLoadTags?: boolean
}

/** A page of a site with its structured data, or a “not found” page in the site's design. */
export function SitePageView({ page, mayLoadTags = true }: SitePageViewProps) {
  const tags = mayLoadTags ? (siteTags(page.config) ?? undefined) : undefined
  if (!page.found) {
    const { config, site, request } = page
    return (
      <>
        <NotFound config={config} site={site} request={request} />
        <MeasuredData block={{ page: { page: 'missing' }, tags }} />
      </>
    )
  }
  const { route, config, data, request } = page
  const { jsonLd, product } = pageMeta(route, config, data, request)
  return (
    <>
      {product.map((tag) => (
        <meta key={tag.property} {...tag} />
      ))}
      <SiteChrome {...withMaskedPhone(config, data)} request={request} route={route}>
        <PageBody route={route} config={config} data={data} request={request} />
      </SiteChrome>
      <MeasuredData block={{ page: measuredPage(route, data, config), tags }} />
      {jsonLd.map((entry) => (
        <script
          key={JSON.stringify(entry)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; the only way out of it, a closing tag, is escaped.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  )
}

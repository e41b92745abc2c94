import { pageMeta } from '@forecourt/rules/seo/pageMeta'
import { NotFound } from '@forecourt/runtime/pages/NotFound'
import { renderPage } from '@forecourt/runtime/renderPage'
import { SiteChrome } from '@forecourt/runtime/SiteChrome'
import type { SitePage } from './sitePage'

/** A page of a site with what search engines read of it; or, in the same dress, word that there is no such page. */
export function SitePageView({ page }: { readonly page: SitePage }) {
  if (!page.found) {
    const { config, site, request } = page
    return (
      <SiteChrome config={config} site={site} request={request} path="">
        <NotFound config={config} site={site} request={request} />
      </SiteChrome>
    )
  }
  const { route, config, data, request } = page
  return (
    <>
      {renderPage({ route, config, data, request })}
      {pageMeta(route, config, data, request).jsonLd.map((entry) => (
        <script
          key={JSON.stringify(entry).slice(0, 80)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; the only way out of it, a closing tag, is escaped.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  )
}

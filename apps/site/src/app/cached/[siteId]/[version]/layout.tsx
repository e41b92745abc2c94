import type { ReactNode } from 'react'
import { env } from '../../../../env'
import { SiteHost } from '../../../../host/SiteHost.client'
import { searchAccess } from '../../../../search/searchAccess'
import { siteRegistry } from '../../../../sites/siteRegistry'
import '../../../globals.css'

interface Props {
  readonly params: Promise<{ siteId: string }>
  readonly children: ReactNode
}

/** The document of every page of a site. */
export default async function SiteLayout({ params, children }: Props) {
  const live = await siteRegistry().byId((await params).siteId)
  const search = live && {
    access: searchAccess(live.published, env().INTERNAL_SECRET),
    cacheSize: live.published.config.search.resultCacheSize,
  }
  const auth = live?.published.config.auth
  return (
    <html lang={live?.published.config.identity.country === 'NZ' ? 'en-NZ' : 'en-AU'}>
      <body>
        <SiteHost search={search ?? undefined} accounts={auth?.enabled ? auth.watchlist : undefined}>
          {children}
        </SiteHost>
      </body>
    </html>
  )
}

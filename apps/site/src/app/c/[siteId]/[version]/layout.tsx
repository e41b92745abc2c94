import type { ReactNode } from 'react'
import { SiteHost } from '../../../../host/SiteHost.client'
import { siteRegistry } from '../../../../sites/siteRegistry'
import '../../../globals.css'

interface Props {
  readonly params: Promise<{ siteId: string }>
  readonly children: ReactNode
}

/** The document of every page of a site. */
export default async function SiteLayout({ params, children }: Props) {
  const live = await siteRegistry().byId((await params).siteId)
  return (
    <html lang={live?.published.config.identity.country === 'NZ' ? 'en-NZ' : 'en-AU'}>
      <body>
        <SiteHost>{children}</SiteHost>
      </body>
    </html>
  )
}

import type { ReactNode } from 'react'
import { env } from '../../../../env'
import { SiteHost } from '../../../../host/SiteHost.client'
import { hostOptions } from '../../../../rendering/hostOptions'
import { siteLanguage } from '../../../../rendering/siteLanguage'
import { siteRegistry } from '../../../../sites/siteRegistry'
import '../../../globals.css'

interface Props {
  readonly params: Promise<{ siteId: string }>
  readonly children: ReactNode
}

/** The document of every page of a site that the framework draws. */
export default async function SiteLayout({ params, children }: Props) {
  const live = await siteRegistry().byId((await params).siteId)
  return (
    <html lang={siteLanguage(live)} data-pictures={env().IMAGE_CDN || undefined}>
      <body>
        <SiteHost {...(live && hostOptions(live))}>{children}</SiteHost>
      </body>
    </html>
  )
}

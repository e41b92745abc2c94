import type { ReactNode } from 'react'
import { env } from '../../../env'
import { SharedHost } from '../../../shared-drafts/SharedHost.client'
import '../../globals.css'

interface Props {
  readonly params: Promise<{ secret: string }>
  readonly children: ReactNode
}

/** The document of every page of a shared draft. */
export default async function SharedLayout({ params, children }: Props) {
  return (
    <html lang="en" data-pictures={env().IMAGE_CDN || undefined}>
      <body>
        <SharedHost secret={(await params).secret}>{children}</SharedHost>
      </body>
    </html>
  )
}

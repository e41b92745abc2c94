import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '@fontsource-variable/figtree'

export const metadata: Metadata = { title: { default: 'Forecourt', template: '%s · Forecourt' }, robots: { index: false } }
/** Pages are rendered per request: they carry the request's nonce, and their content depends on the session. */
export const dynamic = 'force-dynamic'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' }

/** Has no styles: the admin, the sign-in page and the preview of a dealer's site each bring their own. */
const RootLayout = ({ children }: { children: ReactNode }) => (
  <html lang="en-AU">
    <body>{children}</body>
  </html>
)

export default RootLayout

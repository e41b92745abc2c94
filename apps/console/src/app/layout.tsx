import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '@fontsource-variable/figtree'

export const metadata: Metadata = { title: { default: 'Forecourt', template: '%s · Forecourt' }, robots: { index: false } }
/** A page is made for its request alone: it carries that request's nonce, and what it shows depends on who asks. */
export const dynamic = 'force-dynamic'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' }

/** Bare on purpose: the admin, the sign-in page and the preview of a dealer's site each bring their own styles. */
const RootLayout = ({ children }: { children: ReactNode }) => (
  <html lang="en-AU">
    <body>{children}</body>
  </html>
)

export default RootLayout

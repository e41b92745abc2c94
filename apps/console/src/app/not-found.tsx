import Link from 'next/link'
import type { CSSProperties } from 'react'
import { Mark } from '../brand/Mark'

// Inline styles: with a CSS module, Next would load this page's stylesheet on every page.
const page: CSSProperties = {
  colorScheme: 'light dark',
  position: 'fixed',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 24,
  background: 'light-dark(#f2f5f4, #0d1412)',
  color: 'light-dark(#14201c, #e7eeeb)',
  fontFamily: '"Figtree Variable", system-ui, sans-serif',
  textAlign: 'center',
}

/** The 404 page of the console. */
const NotFound = () => (
  <main style={page}>
    <title>Not found · Forecourt</title>
    <Mark size={40} />
    <h1 style={{ margin: 0, fontSize: 26, letterSpacing: '-0.02em' }}>Page not found</h1>
    <p style={{ margin: 0 }}>There is no console page at this address.</p>
    <Link href="/" style={{ color: 'light-dark(#0f6250, #5ccba9)', fontWeight: 600 }}>
      Go to Today
    </Link>
  </main>
)

export default NotFound

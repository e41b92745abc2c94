import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** How a phone shows the site among its apps. */
export function siteManifest({ identity, theme }: Pick<ResolvedConfig, 'identity' | 'theme'>) {
  return {
    name: identity.name,
    short_name: identity.name.length > 12 ? (identity.name.split(/\s+/)[0] ?? identity.name) : identity.name,
    start_url: '/',
    display: 'browser',
    background_color: theme.backgroundColour,
    theme_color: theme.brandColour,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  }
}

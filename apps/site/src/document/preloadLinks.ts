import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { DocumentAssets } from './documentAssets'

/** `Link` preload header of critical resources; caches in front of us can send it early (103). */
export const preloadLinks = (
  theme: Pick<ResolvedConfig['theme'], 'headingFont' | 'bodyFont'>,
  { styles, fonts }: DocumentAssets,
): string => {
  const files = new Set([theme.bodyFont, theme.headingFont].flatMap((font) => fonts[font] ?? []))
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...[...files].map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')
}

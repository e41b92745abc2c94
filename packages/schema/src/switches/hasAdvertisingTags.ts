import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site has services that measure visits and advertising, which may set cookies for it (ANL-01). */
export const hasAdvertisingTags = ({
  measuring,
}: {
  readonly measuring: Pick<ResolvedConfig['measuring'], 'ga4' | 'metaPixel'>
}): boolean => measuring.ga4 !== '' || measuring.metaPixel !== ''

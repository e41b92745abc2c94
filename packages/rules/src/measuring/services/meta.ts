import { findEvent } from '../siteEvents'
import type { TagScope, TagService } from '../TagService'

/** The pixel's command queue until its script has loaded. */
interface PixelQueue {
  (...args: readonly unknown[]): void
  callMethod?: (...args: readonly unknown[]) => void
  queue: unknown[]
  push: unknown
  loaded: boolean
  version: string
  disablePushState: boolean
}

const fbq = (scope: TagScope, ...args: readonly unknown[]): void => {
  if (typeof scope.fbq === 'function') scope.fbq(...args)
}

/** Meta pixel for Facebook and Instagram. */
export const meta = {
  title: 'Meta pixel',
  token: ({ measuring }) => measuring.metaPixel,
  origins: { script: ['https://connect.facebook.net'], connect: ['https://www.facebook.com', 'https://connect.facebook.net'] },
  script: () => 'https://connect.facebook.net/en_US/fbevents.js',
  prepare(scope, { token }) {
    const pixel: PixelQueue = Object.assign(
      (...args: readonly unknown[]) => {
        if (pixel.callMethod) pixel.callMethod(...args)
        else pixel.queue.push(args)
      },
      { queue: [] as unknown[], push: null as unknown, loaded: true, version: '2.0', disablePushState: true },
    )
    pixel.push = pixel
    scope.fbq = pixel
    scope._fbq = pixel
    // Without this call the pixel collects the texts of buttons and fields automatically.
    fbq(scope, 'set', 'autoConfig', false, token)
    fbq(scope, 'init', token)
  },
  send(scope, _params, event, page) {
    if (page.isOwn) return
    for (const { name, params } of findEvent(event.name)?.meta?.(event, page) ?? []) fbq(scope, 'track', name, params)
  },
  updateChoice: (scope, _params, choice) => fbq(scope, 'consent', choice === 'all' ? 'grant' : 'revoke'),
} as const satisfies TagService

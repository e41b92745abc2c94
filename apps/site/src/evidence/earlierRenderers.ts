import { shared } from '../sites/shared'
import type { EarlierRenderers } from './createEarlierRenderers'

/** Programs of earlier releases, registered by the page server: the bundler of pages can't bundle what starts programs. */
export const earlierRenderers = (): EarlierRenderers =>
  shared('earlierRenderers', () => ({ render: async () => ({ ok: false, message: 'this server starts no programs' }) }))

import type { DestinationDelivery } from '../DestinationDelivery'
import { formatPayload } from '../leadPayload'

/** What a system fetches by itself. */
export const pullDelivery: DestinationDelivery<'pull'> = {
  preview: (_writing, lead, { shape }) => formatPayload(shape, lead),
}

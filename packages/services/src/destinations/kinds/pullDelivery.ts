import type { DestinationDelivery } from '../DestinationDelivery'
import { formatPayload } from '../leadPayload'

/** Payloads that a system pulls by itself. */
export const pullDelivery: DestinationDelivery<'pull'> = {
  preview: (_writing, lead, { shape }) => formatPayload(shape, lead),
}

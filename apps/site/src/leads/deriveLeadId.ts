import { createHmac } from 'node:crypto'

/**
 * The id a lead has from the first time it is sent, as a UUID of our own making (version 8). Sent again because the answer was lost, and
 * taken to disk as the database went away meanwhile, it is told the id under which it was stored the first time. Nobody without the
 * installation's secret can work one out.
 */
export const deriveLeadId = (
  secret: string,
  { siteId, idempotencyKey }: { readonly siteId: string; readonly idempotencyKey: string },
): string => {
  const bytes = createHmac('sha256', secret)
    .update(JSON.stringify(['lead', siteId, idempotencyKey]))
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

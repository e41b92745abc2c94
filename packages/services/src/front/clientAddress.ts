/**
 * The address of the client, as far as rate limits care: X-Forwarded-For ends with the address that is connected to the server in
 * front, or with those of our own proxies, each of which named the one before. What is further left anybody could have written.
 */
export const clientAddress = (forwardedFor: string | null | undefined, trustedProxies: number): string =>
  (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .at(-1 - trustedProxies) || 'unknown'

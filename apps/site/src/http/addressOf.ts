/**
 * Who is asking, as far as limits care. The server in front ends X-Forwarded-For with the address that is connected to it;
 * that is the shopper, or the nearest of our own proxies, each of which named the one before. What is further left anybody
 * could have written.
 */
export function addressOf(request: Request, trustedProxies: number): string {
  return addressIn(request.headers.get('x-forwarded-for') ?? '', trustedProxies)
}

/** The same of the header alone. */
export function addressIn(forwardedFor: string, trustedProxies: number): string {
  const seen = forwardedFor.split(',').map((part) => part.trim())
  return seen.at(-1 - trustedProxies) || 'unknown'
}

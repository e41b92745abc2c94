/**
 * Who is asking, as far as limits care: the address that the outermost of our own proxies saw. What is further left in
 * X-Forwarded-For anybody could have written. Without proxies all share one name, as the framework hides the connection.
 */
export function addressOf(request: Request, trustedProxies: number): string {
  const seen = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return seen.at(-Math.max(1, trustedProxies)) || 'unknown'
}

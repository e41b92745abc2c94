const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|uptime|curl|wget|python|axios|okhttp|java\/|go-http|facebookexternalhit|whatsapp/i

/** Whether a request comes from a program rather than a person, or from a browser that only fetches ahead. */
export function isMachine(request: Request): boolean {
  const agent = request.headers.get('user-agent') ?? ''
  const purpose = `${request.headers.get('sec-purpose') ?? ''} ${request.headers.get('purpose') ?? ''}`
  return agent === '' || machines.test(agent) || purpose.includes('prefetch') || purpose.includes('prerender')
}

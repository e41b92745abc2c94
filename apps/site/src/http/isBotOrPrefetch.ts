const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|uptime|pingdom|curl|wget|python|axios|okhttp|java\/|ruby|perl|php|libwww|node-fetch|undici|scrapy|httpclient|go-http|postman|phantom|puppeteer|playwright|facebookexternalhit|whatsapp|embedly|pinterest|skypeuri|read-aloud|archive\.org|validator|^node\b/i

/** Whether a request comes from a bot or is a prefetch. */
export function isBotOrPrefetch(request: { readonly headers: { get(name: string): string | null } }): boolean {
  const agent = request.headers.get('user-agent') ?? ''
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => request.headers.get(name) ?? '').join(' ')
  return agent === '' || machines.test(agent) || /prefetch|prerender|preview/i.test(purpose)
}

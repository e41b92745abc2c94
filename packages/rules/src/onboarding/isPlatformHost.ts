/**
 * Whether a host is the platform's own: the console's, or a subdomain of the suffix under which new sites get their first address (ENT-10).
 * Such a host can't be claimed as a custom domain, since it would block a new dealer's subdomain.
 *
 * @example isPlatformHost('kauri.sites.example', { suffix: 'sites.example', consoleHost: 'console.example' }) // true
 */
export const isPlatformHost = (
  host: string,
  { suffix, consoleHost }: { readonly suffix: string; readonly consoleHost: string },
): boolean => {
  const [requestedHost, own] = [host.toLowerCase(), suffix.toLowerCase().replace(/^\./, '')]
  return requestedHost === own || requestedHost.endsWith(`.${own}`) || requestedHost === consoleHost.toLowerCase()
}

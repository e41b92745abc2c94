/**
 * Says whether a host is the platform's own: the console's, or a name under which sites get their first address (ENT-10). Nobody may
 * claim one as a domain of theirs: it would keep a new dealer from their name.
 *
 * @example isPlatformHost('kauri.sites.example', { suffix: 'sites.example', consoleHost: 'console.example' }) // true
 */
export const isPlatformHost = (
  host: string,
  { suffix, consoleHost }: { readonly suffix: string; readonly consoleHost: string },
): boolean => {
  const [asked, own] = [host.toLowerCase(), suffix.toLowerCase().replace(/^\./, '')]
  return asked === own || asked.endsWith(`.${own}`) || asked === consoleHost.toLowerCase()
}

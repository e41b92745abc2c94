import type { PublishedSite } from '@forecourt/data/sites/publishedSites'

/** Public URL of a site without trailing slash: the template with its first host. */
export function siteOrigin(site: Pick<PublishedSite, 'hosts'>, template: string): string {
  return template.replace('{host}', site.hosts[0] ?? '')
}

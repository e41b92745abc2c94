import type { PublishedSite } from '@forecourt/data/sites/publishedSites'

/** The public address of a site, without a slash at the end: the template with its first host. */
export function siteOrigin(site: Pick<PublishedSite, 'hosts'>, template: string): string {
  return template.replace('{host}', site.hosts[0] ?? '')
}

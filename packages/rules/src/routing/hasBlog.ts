import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { switchedPages } from '@forecourt/schema/switches/switchedPages'
import type { Need } from '../parts/Part'

/** A site with a blog (RTE-24). */
export const hasBlog: Need<{ readonly config: Pick<ResolvedConfig, 'blog'> }> = {
  holds: ({ config }) => switchedPages.blog.isOn(config),
  ofSite: ({ config }) => switchedPages.blog.isOn(config),
  rule: 'RTE-24',
  title: 'A blog',
  yes: 'The site has a blog.',
  no: 'The site has no blog.',
  settings: [switchedPages.blog.setting],
}

import type { ResolvedConfig } from '../ResolvedConfig'
import { linkTargets } from './linkTargets'

/** Whether a link leads somewhere: off the site, or to a page the site shows. */
export const pathExists = (config: ResolvedConfig): ((href: string) => boolean) => {
  const targetOf = linkTargets(config)
  return (href) => targetOf(href) === 'there'
}

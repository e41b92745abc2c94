import { formattedTexts } from '../json-schema/formattedTexts'
import { linksIn } from '../rich-text/linksIn'
import { textFaults } from '../rich-text/textFaults'
import type { CrossCheck, Finding } from './CrossCheck'
import { linkFault, linkTargets } from './linkTargets'

/** What is written in formatted texts: their length, their pictures' words, the order of their headings, and where their links lead (RTE-21, WCAG 2 1.1.1 and 1.3.1). */
export const richTexts: CrossCheck = (config, recordPaths) => {
  const targetOf = linkTargets(config, recordPaths)
  return formattedTexts(config).flatMap(({ pointer, node, text }): Finding[] => [
    ...textFaults(text, node.maxLength ?? 0).map(
      ({ severity, message, isAboutAccess }): Finding => ({ pointer, severity, message, ...(isAboutAccess && { topic: 'accessibility' }) }),
    ),
    ...linksIn(text).flatMap(({ text: words, href }): Finding[] => {
      // Placeholders are filled in when the page is drawn.
      const fault = href.includes('{') ? null : linkFault(targetOf(href))
      return fault ? [{ pointer, severity: 'warning', message: `The link “${words}” leads to ${href}, ${fault}.`, topic: 'links' }] : []
    }),
  ])
}

import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Need } from '../parts/Part'

/** Whether cards have more than the name, the price and two facts (CARD-05). */
export const fullCards: Need<{ readonly config: Pick<ResolvedConfig, 'card'> }> = {
  holds: ({ config }) => config.card.detail === 'full',
  title: 'Text on cards',
  yes: 'The site’s cards say everything.',
  no: 'The site’s cards are short.',
  settings: ['/card/detail'],
}

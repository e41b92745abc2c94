import { chosenModels } from '../../models/listedModels'
import type { BlockRules } from '../BlockRules'

/** Models show if the site's makes have matching models (NAV-19, ENT-13). */
export const models = {
  needs: [
    {
      holds: ({ block, site }) => chosenModels(site.range, block.of).length > 0,
      requirement: 'NAV-19',
      title: 'Something to show',
      yes: 'There are such models.',
      no: 'The makes of the site have no such model.',
      settings: ['of'],
    },
  ],
} as const satisfies BlockRules<'models'>

import type { FormKind } from '@forecourt/schema/blocks/formKinds'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { RouteMatch } from './Route'
import { nothing, redirectForNow } from './routeMatches'

/** The site's page with a form, or else its contact page. */
export const matchAsking = (config: ResolvedConfig, form: FormKind): RouteMatch => {
  const asks = shownPages(config).find(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.form === form))
  const instead = asks ?? shownPages(config).find(({ id }) => id === 'contact')
  return instead ? redirectForNow(instead.path) : nothing
}

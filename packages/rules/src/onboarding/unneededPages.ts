import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { OnboardingAnswers } from './OnboardingAnswers'

type Config = Pick<ResolvedConfig, 'pages' | 'navigation'>

/** Settings that hide a page. */
interface HiddenPage {
  readonly id: string
  readonly shown: false
}

/** Whether the manufacturer requires a menu item that leads to a page. */
const isMandatory = ({ navigation }: Config, path: string): boolean =>
  navigation.items.some(
    (item) => (item.mandatory && item.href === path) || item.children.some((child) => child.mandatory && child.href === path),
  )

/**
 * Pages that a new dealer has no department for: booking a service, and asking for parts (RTE-21, ENT-08). Their menu items are hidden
 * with them. A page that the manufacturer requires in the menu stays.
 *
 * @param config the settings of the site's layers
 */
export const unneededPages = ({ hasService, hasParts }: OnboardingAnswers['brands'], config: Config): HiddenPage[] => {
  const forms = [...(hasService ? [] : ['service']), ...(hasParts ? [] : ['parts'])]
  return config.pages.list.flatMap((page) =>
    page.path !== '/' && !isMandatory(config, page.path) && page.blocks.some((block) => block.kind === 'form' && forms.includes(block.form))
      ? [{ id: page.id, shown: false as const }]
      : [],
  )
}

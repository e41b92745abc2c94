import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { isSwitchedOn, leadsToHiddenPage, shownBlocks, shownPages } from '@forecourt/schema/switches/shownItems'
import type { OnboardingAnswers } from './OnboardingAnswers'
import { onboardingRates } from './onboardingConfig'
import { unneededPages } from './unneededPages'

type MenuValues = NonNullable<NonNullable<ConfigValues['navigation']>['items']>
type Answers = Pick<OnboardingAnswers, 'business' | 'brands' | 'finance'>

/** Calculators are hidden if the dealer named neither a lender nor a rate: their finance page is an enquiry form (FIN-24). */
const hiddenCalculators = ({ business, finance }: Answers, config: Pick<ResolvedConfig, 'pages'>) => {
  if (shownFinance.lender({ finance }) || onboardingRates({ business, finance })) return []
  return shownPages(config).flatMap((page) => {
    const calculators = shownBlocks(page).filter(({ kind }) => kind === 'calculator')
    return calculators.length > 0 ? [{ id: page.id, blocks: calculators.map(({ id }) => ({ id, shown: false as const })) }] : []
  })
}

/** The menu without items that lead to a page that is switched off. */
const removedItems = (config: Pick<ResolvedConfig, 'navigation' | 'pages'>): MenuValues => {
  const isDead = (item: { readonly href: string; readonly mandatory: boolean }) => !item.mandatory && leadsToHiddenPage(item.href, config)
  return config.navigation.items.flatMap((item): MenuValues => {
    if (isDead(item)) return [{ id: item.id, removed: true }]
    const dead = item.children.filter(isDead)
    return dead.length > 0 ? [{ id: item.id, children: dead.map(({ id }) => ({ id, removed: true })) }] : []
  })
}

/**
 * What a new site does without: pages of departments that the dealer doesn't have, with their menu items (RTE-21, ENT-08), and calculators of
 * a dealer who only takes finance enquiries.
 *
 * @param config the settings of the site's layers
 */
export const unneededParts = (answers: Answers, config: ResolvedConfig): ConfigValues => {
  const hidden = unneededPages(answers.brands, config)
  const isHidden = ({ id }: { readonly id: string }) => hidden.some((page) => page.id === id)
  // Pages that a layer switched off have their items on purpose: these appear with the page.
  const departments = config.pages.list.filter((page) => isHidden(page) && isSwitchedOn(page)).map((page) => ({ ...page, shown: false }))
  const items = removedItems({ ...config, pages: { ...config.pages, list: departments } })
  const pages = [...hidden, ...hiddenCalculators(answers, config).filter((page) => !isHidden(page))]
  return {
    ...(pages.length > 0 && { pages: { list: pages } }),
    ...(items.length > 0 && { navigation: { items } }),
  }
}

import { isSettingOn } from '../isSettingOn'
import type { ResolvedConfig } from '../ResolvedConfig'

type Item = Pick<ResolvedConfig['navigation']['items'][number], 'label' | 'href' | 'when'>

/** An item without words isn't drawn (NAV-04). */
export const hasLabel = ({ label }: Pick<Item, 'label'>): boolean => label.trim() !== ''

/** The dealer has a domain at the manufacturer (NAV-07). */
export const hasDomain = ({ toyota }: Pick<ResolvedConfig, 'toyota'>): boolean => toyota.baseDomain !== ''

/** A link to the dealer's domain at the manufacturer leads nowhere where there is none (NAV-07). */
export const lacksDomain = (href: string, config: Pick<ResolvedConfig, 'toyota'>): boolean =>
  href.includes('{baseDomain}') && !hasDomain(config)

/** The setting that an item waits for is on, or it waits for none (NAV-08). */
export const isWanted = ({ when }: Pick<Item, 'when'>, config: ResolvedConfig): boolean => isSettingOn(config, when)

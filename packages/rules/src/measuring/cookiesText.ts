import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasAdvertisingTags } from '@forecourt/schema/switches/hasAdvertisingTags'
import { siteTags } from './siteTags'

const denial = 'This site sets no advertising cookies.'

const loaded = {
  notice: 'loaded unless you turn it off',
  optIn: 'loaded only if you agree',
  regional: 'loaded in Europe only if you agree, and elsewhere unless you turn it off',
} as const satisfies { readonly [Consent in ResolvedConfig['measuring']['consent']]: string }

/**
 * What the privacy policy says of cookies and of the services of other companies that a site has by its settings (ANL-01, RTE-26):
 * each is named, and cookies for advertising are denied only where no service measures visits.
 *
 * @example cookiesText(config) // 'This site sets no advertising cookies.'
 */
export const cookiesText = (config: Pick<ResolvedConfig, 'measuring' | 'chat'>): string => {
  const tags = siteTags(config)
  if (!tags) return denial
  const titles = tags.services.map(({ title }) => title)
  const names = titles.length === 1 ? titles[0] : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
  const services = `services of other companies: ${names}. Each is ${loaded[tags.consent]}, learns which pages you look at, and may set cookies of its own`
  const choice = 'Where they are loaded, “Privacy choices” at the foot of the page lets you decide again.'
  return hasAdvertisingTags(config)
    ? `This site has ${services}, also for advertising. ${choice}`
    : `${denial} It has ${services}. ${choice}`
}

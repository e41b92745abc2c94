import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { accountsOn } from '../accounts/hasAccounts'
import { savesCars } from '../accounts/saved-cars/savedCarNeeds'
import type { Need, Part, ValuePart } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'

type WithConfig<Section extends keyof ResolvedConfig> = { readonly config: Pick<ResolvedConfig, Section> }

/** What decides which parts the header shows besides the menu. */
export interface HeaderContext extends WithConfig<'header' | 'phone' | 'favourites' | 'identity' | 'auth' | 'garage'> {
  /** Whether the page masks the site's phone number (VDP-16). */
  readonly masked?: boolean
}

const announcement: ValuePart<WithConfig<'header'>, string> = {
  id: 'header-announcement',
  title: 'Announcement',
  requirement: '',
  elementSetting: '/header/announcement',
  needs: [
    {
      ...isOn('/header/announcement'),
      title: 'Text',
      yes: 'There is something to announce.',
      no: 'There is nothing to announce.',
    },
  ],
  value: ({ config }) => config.header.announcement,
}

const phone: ValuePart<Pick<HeaderContext, 'masked'> & WithConfig<'header' | 'phone'>, string> = {
  id: 'header-phone',
  title: 'Phone number in the header',
  requirement: 'VDP-14',
  elementSetting: '/header',
  needs: [
    { ...isOn('/header/showPhone'), yes: 'The site shows its number.', no: 'The site doesn’t show its number.' },
    {
      ...isOn('/phone/main', () => 'The header is to show the phone number, but there is no main number.'),
      title: 'A number',
      yes: 'The site has a number.',
      no: 'The site has no number.',
      warnsAt: '/header/showPhone',
    },
    {
      holds: ({ masked }) => masked !== true,
      requirement: 'VDP-16',
      title: 'Masked numbers',
      yes: 'This page doesn’t mask the same number.',
      no: 'This car’s page masks the same number, so it can’t show it elsewhere.',
      settings: ['/phone/startsRevealed'],
    },
  ],
  value: ({ config }) => config.phone.main,
}

const button: ValuePart<WithConfig<'header'>, { readonly label: string; readonly href: string }> = {
  id: 'header-button',
  title: 'Button in the header',
  requirement: '',
  elementSetting: '/header',
  needs: [{ ...isOn('/header/ctaLabel'), title: 'Label', yes: 'The button has a label.', no: 'The button has no label.' }],
  value: ({ config }) => ({ label: config.header.ctaLabel, href: config.header.ctaHref }),
}

const saved: Part<WithConfig<'favourites'>> = {
  id: 'header-saved',
  title: 'Saved cars in the header',
  requirement: 'VDP-10',
  elementSetting: '/header',
  needs: [savesCars],
}

const garage: ValuePart<WithConfig<'auth' | 'garage'>, string> = {
  id: 'header-garage',
  title: 'Link to the garage',
  requirement: 'RTE-22',
  elementSetting: '/garage/name',
  needs: [{ ...accountsOn, yes: 'Shoppers can sign in.', no: 'Shoppers can’t sign in on this site.' }],
  value: ({ config }) => config.garage.name,
}

const topBar: Part<WithConfig<'header'>> = {
  id: 'header-row',
  title: 'Row on top',
  requirement: '',
  elementSetting: '/header/showTopBar',
  needs: [{ ...isOn('/header/showTopBar'), yes: 'The site has a row on top, on wide screens.', no: 'The site has no row on top.' }],
}

/** Whether the logo is an image rather than text. */
export const hasPicture: Need<WithConfig<'identity'>> = {
  ...isOn('/identity/logoImage'),
  title: 'A picture',
  yes: 'There’s a picture of it.',
  no: 'There’s no picture of it, so the name is shown as text.',
  settings: ['/identity/logoImage', '/identity/logoStyle'],
}

const logo: ValuePart<WithConfig<'identity'>, string> = {
  id: 'header-logo',
  title: 'Logo',
  requirement: '',
  elementSetting: '/identity/name',
  needs: [hasPicture],
  value: ({ config }) => config.identity.logoImage,
}

const tagline: ValuePart<WithConfig<'identity'>, string> = {
  id: 'header-tagline',
  title: 'Tagline',
  requirement: '',
  elementSetting: '/identity/name',
  needs: [
    { ...isOn('/identity/tagline'), title: 'Text', yes: 'It has text.', no: 'It has no text.' },
    {
      holds: (context) => isNameDrawn(context),
      title: 'Beside the name',
      yes: 'It’s shown beside the name, except on the narrowest screens.',
      no: 'The logo is a picture, which replaces the name and tagline.',
      settings: ['/identity/logoImage', '/identity/logoStyle'],
    },
  ],
  value: ({ config }) => config.identity.tagline,
}

/** Whether the header shows the name as text: not with an image logo, unless it is a small mark next to the name. */
export const isNameDrawn = (context: WithConfig<'identity'>): boolean =>
  !hasPicture.holds(context) || context.config.identity.logoStyle === 'mark'

/** Parts of the header besides the menu (VDP-10, VDP-14, VDP-16). */
export const headerParts = { announcement, phone, button, saved, garage, topBar, logo, tagline } as const satisfies {
  readonly [name: string]: Part<HeaderContext>
}

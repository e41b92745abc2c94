import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Reason } from '../reasons/Reason'
import { reasonOf } from '../reasons/reasonOf'

/** Says of what stands in the header beside the menu why it shows or not (VDP-10, VDP-14, VDP-16). `masked` says that the page hides the number. */
export const headerReasons = (config: ResolvedConfig, { masked }: { readonly masked: boolean }): Reason[] => {
  const { header, phone, favourites, identity } = config
  return [
    reasonOf({ id: 'header-announcement', title: 'Announcement', element: '/header/announcement' }, [
      {
        holds: header.announcement !== '',
        rule: '',
        title: 'Words',
        yes: 'There is something to announce.',
        no: 'There is nothing to announce.',
        settings: ['/header/announcement'],
      },
    ]),
    reasonOf({ id: 'header-phone', title: 'Phone number in the header', element: '/header' }, [
      {
        holds: header.showPhone,
        rule: 'VDP-14',
        title: 'The site’s choice',
        yes: 'The site shows its number.',
        no: 'The site doesn’t show its number.',
        settings: ['/header/showPhone'],
      },
      {
        holds: phone.main !== '',
        rule: 'VDP-14',
        title: 'A number',
        yes: 'The site has a number.',
        no: 'The site has no number.',
        settings: ['/phone/main'],
      },
      {
        holds: !masked,
        rule: 'VDP-16',
        title: 'Masked numbers',
        yes: 'The page masks no number that is the same.',
        no: 'It is the number that this car’s page masks, so it is nowhere else on the page.',
        settings: ['/phone/startsRevealed'],
      },
    ]),
    reasonOf({ id: 'header-button', title: 'Button in the header', element: '/header' }, [
      {
        holds: header.ctaLabel !== '',
        rule: '',
        title: 'Words',
        yes: 'The button has words.',
        no: 'The button has no words.',
        settings: ['/header/ctaLabel'],
      },
    ]),
    reasonOf({ id: 'header-saved', title: 'Saved cars in the header', element: '/header' }, [
      {
        holds: favourites.enabled,
        rule: 'VDP-10',
        title: 'Saved cars',
        yes: 'Shoppers can save cars.',
        no: 'Shoppers can’t save cars on this site.',
        settings: ['/favourites/enabled'],
      },
    ]),
    reasonOf({ id: 'header-row', title: 'Row on top', element: '/header/showTopBar' }, [
      {
        holds: header.showTopBar,
        rule: '',
        title: 'The site’s choice',
        yes: 'The site has a row on top, on wide screens.',
        no: 'The site has no row on top.',
        settings: ['/header/showTopBar'],
      },
    ]),
    reasonOf({ id: 'header-logo', title: 'Logo', element: '/identity/name' }, [
      {
        holds: identity.logoImage !== '',
        rule: '',
        title: 'A picture',
        yes: 'There is a picture of it.',
        no: 'There is no picture of it, so the name is drawn.',
        settings: ['/identity/logoImage', '/identity/logoStyle'],
      },
    ]),
    reasonOf({ id: 'header-tagline', title: 'Tagline', element: '/identity/name' }, [
      {
        holds: identity.tagline !== '',
        rule: '',
        title: 'Words',
        yes: 'It has words.',
        no: 'It has no words.',
        settings: ['/identity/tagline'],
      },
      {
        holds: identity.logoImage === '',
        rule: '',
        title: 'Beside a drawn name',
        yes: 'It stands with the drawn name, not on the narrowest screens.',
        no: 'The picture of the logo takes its place.',
        settings: ['/identity/logoImage'],
      },
    ]),
  ]
}

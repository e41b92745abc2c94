import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { showsViewed } from '../../accounts/saved-cars/savedCarNeeds'
import { part } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import type { CarPageContext } from './CarPageContext'

/** Other cars at the bottom of a car's page (VDP-29, FAV-05). */
export const otherCarParts = {
  similar: part<Pick<CarPageContext, 'config' | 'similar'>>({
    id: 'section-similar',
    title: 'Similar cars',
    requirement: 'VDP-29',
    elementSetting: '/vdp/showSimilar',
    needs: [
      isOn('/vdp/showSimilar'),
      {
        holds: ({ similar }) => similar > 0,
        title: 'Cars like it',
        yes: 'There are cars like it.',
        no: 'There are no cars like it in stock.',
        fields: ({ similar }) => [{ name: 'Similar cars', value: String(similar) }],
      },
    ],
  }),
  viewed: part<{ readonly config: ResolvedConfig }>({
    id: 'section-viewed',
    title: 'Recently viewed',
    requirement: 'FAV-05',
    elementSetting: '/favourites/showViewed',
    needs: [showsViewed],
  }),
}

import { part, valuePart } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import type { CarPageContext } from './CarPageContext'

export const showsPlaces = isOn('/vdp/showMap')

/** Location and dealership of a car (VDP-05, RTE-15). */
export const placeParts = {
  map: part<Pick<CarPageContext, 'config' | 'location'>>({
    id: 'section-map',
    title: 'Where the car is',
    requirement: 'VDP-05',
    elementSetting: '/vdp/showMap',
    needs: [
      showsPlaces,
      {
        holds: ({ location }) => location !== null,
        title: 'A known location',
        yes: 'It is known where the car is.',
        no: 'No location is set for this car.',
        fields: ({ location }) => [{ name: 'Location', value: location?.name ?? 'None' }],
      },
    ],
  }),
  moreFromDealer: valuePart<Pick<CarPageContext, 'config' | 'location'>, string>({
    id: 'more-from-dealer',
    title: 'See more from this dealer',
    requirement: 'RTE-15',
    elementSetting: '/vdp/showMap',
    needs: [
      showsPlaces,
      {
        holds: ({ location }) => location !== null,
        title: 'A known dealer',
        yes: 'It is known which dealer has the car.',
        no: 'It is not known which dealer has the car.',
        fields: ({ location }) => [{ name: 'Dealer', value: location?.dealershipName ?? 'None' }],
      },
    ],
    value: ({ location }) => `/search/${location?.dealershipSlug ?? ''}`,
  }),
}

import { settingAt } from '@forecourt/schema/settingAt'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canCompare, canFavourite } from '../accounts/saved-cars/savedCarNeeds'
import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'
import { shortLocationName } from '../locations/locationNames'
import { explain } from '../parts/explain'
import { anyCar } from '../testing/anyCar'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { cardButtonsFor } from './buttons/carButtonsFor'
import { cardParts } from './cardParts'
import { marketText } from './texts/marketText'

const cardPartReasons = (car: Car, config: ReturnType<typeof buildConfig>) =>
  Object.values(cardParts).map((part) => explain(part, { car, config }))
const restrictedFavourites = buildConfig({ favourites: { showFor: ['used', 'priced', 'pictured'] } })
const messageFor = (id: string, car: Partial<Car>, config = restrictedFavourites) =>
  cardPartReasons(buildCar(car), config)
    .find((each) => each.id === `card-${id}`)
    ?.because.map(({ message }) => message)
    .join(' ')

it.each([
  ['save', { carType: 'new' }, 'It must be used, and doesn’t.'],
  ['save', { status: 'sold', images: [] }, 'Only cars in stock can be kept. It must have a picture, and doesn’t.'],
  ['compare', {}, 'Shoppers can’t compare cars on this site.', buildConfig({ favourites: { compare: false } })],
  [
    'save',
    { images: [] },
    'One of the card’s buttons does the same.',
    buildConfig({ card: { mostButtons: 3, buttons: [{ id: 'favourite' }] } }),
  ],
  ['location', { locationName: '' }, 'No location is set for this car.'],
  ['similar', { status: 'sold' }, 'The car has left, so its card invites to something similar.'],
] satisfies [id: string, car: Partial<Car>, message: string, config?: typeof restrictedFavourites][])(
  'the editor explains $0 on a card (CARD-04, CARD-11, FAV-03): $2',
  (id, car, message, config = restrictedFavourites) => expect(messageFor(id, car, config)).toBe(message),
)

it('the explanation of a card reports as shown exactly what a card shows, and names only existing settings (CARD-02 to CARD-04, CARD-11)', () => {
  const configs = [
    restrictedFavourites,
    buildConfig({ card: { showMarketPrice: true } }),
    buildConfig({ card: { showPhotoCount: false } }),
    buildConfig({ card: { showLocation: false }, favourites: { enabled: false, compare: false } }),
    buildConfig({ card: { mostButtons: 3, buttons: [{ id: 'compare' }] } }),
    buildConfig({ card: { buttons: [{ id: 'compare' }, { id: 'favourite' }] } }),
  ]
  fc.assert(
    fc.property(anyCar, fc.constantFrom(...configs), (car, config) => {
      const reasons = cardPartReasons(car, config)
      const hasButton = (kind: string) => cardButtonsFor(car, { config, now: '2026-03-11T02:00:00Z' }).some(({ id }) => id === kind)
      expect(Object.fromEntries(reasons.map(({ id, shown }) => [id, shown]))).toEqual({
        'card-photos': car.images.length > 0,
        'card-photo-count': config.card.showPhotoCount && new Set(car.images.map(({ key }) => key)).size > 1,
        'card-market': config.card.showMarketPrice && marketText(car, config) !== null,
        'card-location': config.card.showLocation && shortLocationName(car.locationName, config.identity.name) !== '',
        'card-compare': canCompare(car, config) && !hasButton('compare'),
        'card-save': canFavourite(car, config) && !hasButton('favourite'),
        'card-similar': !isInStock(car),
      })
      for (const { because } of reasons)
        for (const pointer of because.flatMap((each) => each.settings)) expect(settingAt(pointer), pointer).toBeTruthy()
    }),
  )
})

import type { CarButtonKind } from '@forecourt/schema/carButton'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { compareNeeds, saveNeeds } from '../accounts/saved-cars/savedCarNeeds'
import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'
import { shortLocationName } from '../locations/locationNames'
import { carFacts, hasPhotos } from '../parts/carFacts'
import type { Need, Part, ValuePart } from '../parts/Part'
import { cardButtonsFor } from './buttons/carButtonsFor'
import { fullCards } from './fullCards'
import { marketText } from './texts/marketText'

/** What decides which parts a card shows besides tag, price and buttons. */
export interface CardContext {
  readonly car: Car
  readonly config: ResolvedConfig
}

const countPhotos = ({ images }: Pick<Car, 'images'>): number => new Set(images.map(({ key }) => key)).size

const photos: Part<CardContext> = {
  id: 'card-photos',
  title: 'Photos',
  requirement: 'CARD-02',
  elementSetting: null,
  needs: [hasPhotos],
}

const photoCount: ValuePart<CardContext, number> = {
  id: 'card-photo-count',
  title: 'Number of photos',
  requirement: 'CARD-02',
  elementSetting: '/card/showPhotoCount',
  needs: [
    {
      holds: ({ config }) => config.card.showPhotoCount,
      title: 'The site’s choice',
      yes: 'The site says how many photos there are.',
      no: 'The site doesn’t say how many photos there are.',
      settings: ['/card/showPhotoCount'],
    },
    {
      holds: ({ car }) => countPhotos(car) > 1,
      title: 'More than one',
      yes: 'The car has more than one photo.',
      no: 'The car has one photo at most.',
      fields: carFacts('images'),
    },
  ],
  value: ({ car }) => countPhotos(car),
}

const market: ValuePart<CardContext, string> = {
  id: 'card-market',
  title: 'Market price',
  requirement: 'VDP-26',
  elementSetting: '/card/showMarketPrice',
  needs: [
    {
      holds: ({ config }) => config.card.showMarketPrice,
      title: 'The site’s choice',
      yes: 'The site compares prices with the market on cards.',
      no: 'The site doesn’t compare prices with the market on cards.',
      settings: ['/card/showMarketPrice'],
    },
    fullCards,
    {
      holds: ({ car, config }) => marketText(car, config) !== null,
      title: 'Much less than the market',
      yes: 'The car costs at least $500 less, drive away, than the market average.',
      no: 'The car’s drive-away price is not known, or not $500 less than a known market average, or the site has no text for it.',
      settings: ['/vdp/marketPriceText'],
      fields: carFacts('status', 'priceCents', 'priceType', 'driveAwayCents'),
    },
  ],
  value: ({ car, config }) => marketText(car, config) ?? '',
}

const place: ValuePart<CardContext, string> = {
  id: 'card-location',
  title: 'Location',
  requirement: 'CARD-03',
  elementSetting: '/card/showLocation',
  needs: [
    {
      holds: ({ config }) => config.card.showLocation,
      title: 'The site’s choice',
      yes: 'The site shows where cars are.',
      no: 'The site doesn’t show where cars are.',
      settings: ['/card/showLocation'],
    },
    {
      holds: ({ car, config }) => shortLocationName(car.locationName, config.identity.name) !== '',
      title: 'A place',
      yes: 'It is known where the car is.',
      no: 'No location is set for this car.',
      fields: ({ car }) => [{ name: 'Location', value: car.locationName || 'None' }],
    },
  ],
  value: ({ car, config }) => shortLocationName(car.locationName, config.identity.name),
}

const similar: Part<CardContext> = {
  id: 'card-similar',
  title: 'Prompt on sold cars',
  requirement: 'CARD-11',
  elementSetting: '/card/similarPrompt',
  needs: [
    {
      holds: ({ car }) => !isInStock(car),
      title: 'Cars that have left',
      yes: 'The car has left, so its card invites to something similar.',
      no: 'The car is in stock.',
      settings: ['/card/similarPrompt'],
      fields: carFacts('status'),
    },
  ],
}

/** Hides an icon on the picture if a button of the card does the same. */
const noButtonFor = (kind: CarButtonKind): Need<CardContext> => ({
  // The hours of the page's instant don't matter to these buttons.
  holds: ({ car, config }) =>
    config.card.buttons.every(({ id }) => id !== kind) || cardButtonsFor(car, { config, now: '' }).every(({ id }) => id !== kind),
  title: 'No button for it',
  yes: 'None of the card’s buttons does the same.',
  no: 'One of the card’s buttons does the same.',
  settings: ['/card/buttons', '/card/mostButtons'],
})

/** Parts of a card besides tag, price and buttons (CARD-02 to CARD-04, CARD-11, FAV-02, FAV-03). */
export const cardParts = {
  photos,
  photoCount,
  market,
  place,
  compare: {
    id: 'card-compare',
    title: 'Compare',
    requirement: 'FAV-03',
    elementSetting: '/favourites/compare',
    needs: [...compareNeeds, noButtonFor('compare')],
  },
  save: {
    id: 'card-save',
    title: 'Save',
    requirement: 'FAV-03',
    elementSetting: '/favourites/enabled',
    needs: [...saveNeeds, noButtonFor('favourite')],
  },
  similar,
} as const satisfies { readonly [name: string]: Part<CardContext> }

import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { switchedPages } from '@forecourt/schema/switches/shownItems'
import type { Car } from '../../entities/Car'
import { carFacts, inStock } from '../../parts/carFacts'
import { type Need, shows } from '../../parts/Part'

/** What decides whether a car can be saved or compared. */
interface KeepAbout {
  readonly car: Pick<Car, 'status' | 'carType' | 'priceCents' | 'images'>
  readonly config: Pick<ResolvedConfig, 'favourites'>
}

type Demand = ResolvedConfig['favourites']['showFor'][number]

/** One of the things a site may ask of a car, where it asks it. */
const demand = (
  name: Demand,
  holds: (car: KeepAbout['car']) => boolean,
  be: string,
  fields: Need<KeepAbout>['fields'],
): Need<KeepAbout> => ({
  asked: ({ config }) => config.favourites.showFor.includes(name),
  holds: ({ car }) => holds(car),
  rule: 'FAV-03',
  title: 'Only some cars',
  yes: `It must ${be}, and does.`,
  no: `It must ${be}, and doesn’t.`,
  settings: ['/favourites/showFor'],
  fields,
})

const ofTheCar: readonly Need<KeepAbout>[] = [
  inStock('FAV-03', 'Only cars in stock can be kept.'),
  demand('used', ({ carType }) => carType === 'used', 'be used', carFacts('carType')),
  demand('priced', ({ priceCents }) => priceCents !== null && priceCents > 0, 'have a price', carFacts('priceCents')),
  demand('pictured', ({ images }) => images.length > 0, 'have a picture', carFacts('images')),
]

type KeepsAbout = Pick<KeepAbout, 'config'>

/** A site on which shoppers save cars (VDP-10). */
export const savesCars: Need<KeepsAbout> = {
  holds: ({ config }) => switchedPages.favourites.isOn(config),
  rule: 'VDP-10',
  title: 'Saved cars',
  yes: 'Shoppers can save cars.',
  no: 'Shoppers can’t save cars on this site.',
  settings: [switchedPages.favourites.setting],
}

/** A site on which shoppers compare cars (FAV-02). */
export const comparesCars: Need<KeepsAbout> = {
  holds: ({ config }) => switchedPages.compare.isOn(config),
  rule: 'FAV-02',
  title: 'Comparing',
  yes: 'Shoppers can compare cars.',
  no: 'Shoppers can’t compare cars on this site.',
  settings: [switchedPages.compare.setting],
}

/** What saving a car needs: the site keeps favourites (VDP-10), and the car is in stock and all that the site asks for (FAV-03). */
export const saveNeeds: readonly Need<KeepAbout>[] = [savesCars, ...ofTheCar]

/** What comparing a car needs: the site compares cars (FAV-02), and the car is one that could be saved (FAV-03). */
export const compareNeeds: readonly Need<KeepAbout>[] = [comparesCars, ...ofTheCar]

/** Says whether a car can be saved (VDP-10, FAV-03): whether all of `saveNeeds` holds. */
export const canFavourite = (car: KeepAbout['car'], config: KeepAbout['config']): boolean => shows({ needs: saveNeeds }, { car, config })

/** Says whether a car can be taken into a comparison (FAV-02, FAV-03): whether all of `compareNeeds` holds. */
export const canCompare = (car: KeepAbout['car'], config: KeepAbout['config']): boolean => shows({ needs: compareNeeds }, { car, config })

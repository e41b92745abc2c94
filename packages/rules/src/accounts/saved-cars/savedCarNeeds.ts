import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { switchedPages } from '@forecourt/schema/switches/shownItems'
import type { Car } from '../../entities/Car'
import { carFacts, inStock } from '../../parts/carFacts'
import { type Need, shows } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'

/** What decides whether a car can be saved or compared. */
interface SavedCarContext {
  readonly car: Pick<Car, 'status' | 'carType' | 'priceCents' | 'images'>
  readonly config: Pick<ResolvedConfig, 'favourites'>
}

type CarCondition = ResolvedConfig['favourites']['showFor'][number]

/** A condition that a site may set for cars to be saved or compared. */
const carCondition = (
  name: CarCondition,
  holds: (car: SavedCarContext['car']) => boolean,
  be: string,
  fields: Need<SavedCarContext>['fields'],
): Need<SavedCarContext> => ({
  appliesWhen: ({ config }) => config.favourites.showFor.includes(name),
  holds: ({ car }) => holds(car),
  requirement: 'FAV-03',
  title: 'Only some cars',
  yes: `It must ${be}, and does.`,
  no: `It must ${be}, and doesn’t.`,
  settings: ['/favourites/showFor'],
  fields,
})

const carNeeds: readonly Need<SavedCarContext>[] = [
  inStock('FAV-03', 'Only cars in stock can be kept.'),
  carCondition('used', ({ carType }) => carType === 'used', 'be used', carFacts('carType')),
  carCondition('priced', ({ priceCents }) => priceCents !== null && priceCents > 0, 'have a price', carFacts('priceCents')),
  carCondition('pictured', ({ images }) => images.length > 0, 'have a picture', carFacts('images')),
]

type SavingSiteContext = Pick<SavedCarContext, 'config'>

/** A site with saved cars (VDP-10). */
export const savesCars: Need<SavingSiteContext> = {
  holds: ({ config }) => switchedPages.favourites.isOn(config),
  requirement: 'VDP-10',
  title: 'Saved cars',
  yes: 'Shoppers can save cars.',
  no: 'Shoppers can’t save cars on this site.',
  settings: [switchedPages.favourites.setting],
}

/** A site with a car comparison (FAV-02). */
export const comparesCars: Need<SavingSiteContext> = {
  holds: ({ config }) => switchedPages.compare.isOn(config),
  requirement: 'FAV-02',
  title: 'Comparing',
  yes: 'Shoppers can compare cars.',
  no: 'Shoppers can’t compare cars on this site.',
  settings: [switchedPages.compare.setting],
}

/** A site that shows recently viewed cars (FAV-05). */
export const showsViewed = isOn('/favourites/showViewed')

/** What saving a car needs: favourites are on (VDP-10), the car is in stock, and it meets the site's conditions (FAV-03). */
export const saveNeeds: readonly Need<SavedCarContext>[] = [savesCars, ...carNeeds]

/** What comparing a car needs: comparison is on (FAV-02), and the car meets the conditions for saving (FAV-03). */
export const compareNeeds: readonly Need<SavedCarContext>[] = [comparesCars, ...carNeeds]

/** Whether a car can be saved (VDP-10, FAV-03): all `saveNeeds` hold. */
export const canFavourite = (car: SavedCarContext['car'], config: SavedCarContext['config']): boolean =>
  shows({ needs: saveNeeds }, { car, config })

/** Whether a car can be compared (FAV-02, FAV-03): all `compareNeeds` hold. */
export const canCompare = (car: SavedCarContext['car'], config: SavedCarContext['config']): boolean =>
  shows({ needs: compareNeeds }, { car, config })

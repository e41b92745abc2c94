import type { Car } from '../../../entities/Car'
import type { SiteData } from '../../../sites/SiteData'
import type { CarPageTypes } from '../car/CarPageTypes'

/** Remaining data of a withdrawn car: enough to name it and to find similar ones. */
export type GoneCar = Pick<Car, 'slug' | 'name' | 'make' | 'makeSlug' | 'model' | 'modelSlug' | 'year' | 'carType' | 'itemType'>

/** Page of a withdrawn car. */
export interface GonePageTypes {
  readonly route: CarPageTypes['route']
  readonly data: { readonly page: 'gone'; readonly site: SiteData; readonly car: GoneCar; readonly similar: readonly Car[] }
}

import type { Car } from '../../../entities/Car'
import type { SiteData } from '../../../sites/SiteData'
import type { CarPageTypes } from '../car/CarPageTypes'

/** What is still said of a car that was withdrawn: enough to name it and to look for others like it. */
export type GoneCar = Pick<Car, 'slug' | 'name' | 'make' | 'makeSlug' | 'model' | 'modelSlug' | 'year' | 'carType' | 'itemType'>

/** What is at the address of a car that was withdrawn. */
export interface GonePageTypes {
  readonly route: CarPageTypes['route']
  readonly data: { readonly page: 'gone'; readonly site: SiteData; readonly car: GoneCar; readonly similar: readonly Car[] }
}

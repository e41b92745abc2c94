import type { Car } from '../entities/Car'
import type { RangeModel } from '../entities/RangeModel'
import type { ValuePart } from '../parts/Part'

export interface ModelLinkContext {
  readonly car: Pick<Car, 'makeSlug' | 'modelSlug'>
  /** Models that have a page on the site. */
  readonly range: readonly RangeModel[]
}

const findModel = ({ car, range }: ModelLinkContext): RangeModel | null =>
  range.find(({ makeSlug, modelSlug }) => makeSlug === car.makeSlug && modelSlug === car.modelSlug) ?? null

/** Link from a car to its model's page, if the site has one (RTE-19). */
export const modelLinkPart: ValuePart<ModelLinkContext, RangeModel> = {
  id: 'section-model',
  title: 'About this model',
  requirement: 'RTE-19',
  elementSetting: null,
  needs: [
    {
      holds: (context) => findModel(context) !== null,
      title: 'A page of its model',
      yes: 'The site has a page of the model.',
      no: 'The site has no page of the model: none of its dealerships represents the make, or it has no text about the model.',
    },
  ],
  value: (context) => findModel(context) as RangeModel,
}

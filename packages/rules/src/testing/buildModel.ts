import type { ModelDetails, RangeModel } from '../entities/RangeModel'

/** Empty details of a model for tests, with overrides. */
export const buildModelDetails = (over: Partial<ModelDetails> = {}): ModelDetails => ({
  summary: null,
  fuels: [],
  seats: null,
  towingKg: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  warranty: null,
  launchedOn: null,
  variants: [],
  colours: [],
  pictures: [],
  services: [],
  ...over,
})

/** A minimal variant for tests, with overrides. */
export const buildVariant = (over: Partial<ModelDetails['variants'][number]> = {}): ModelDetails['variants'][number] => ({
  name: 'GX',
  priceCents: null,
  priceType: 'driveAway',
  fuel: null,
  transmission: null,
  engine: null,
  drive: null,
  consumption: null,
  rangeKm: null,
  ...over,
})

/** A current model without stock for tests, with overrides. */
export const buildRangeModel = (over: Partial<RangeModel> = {}): RangeModel => ({
  id: 'toyota.corolla',
  make: 'Toyota',
  makeSlug: 'toyota',
  model: 'Corolla',
  modelSlug: 'corolla',
  path: '/corolla',
  body: 'Hatch',
  stage: 'current',
  performance: false,
  electrified: [],
  priceText: null,
  imageKey: null,
  accessories: 0,
  count: 0,
  newCount: 0,
  demoCount: 0,
  usedCount: 0,
  ...over,
})

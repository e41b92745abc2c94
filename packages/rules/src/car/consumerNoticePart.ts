import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'
import { carFacts } from '../parts/carFacts'
import type { Part } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'

interface NoticeAbout {
  readonly car: Pick<Car, 'carType' | 'itemType' | 'status'>
  readonly config: Pick<ResolvedConfig, 'identity' | 'vdp'>
}

/**
 * A car's page carries a Consumer Information Notice for a used or demonstration vehicle with a motor, for sale in New Zealand, where
 * the site shows notices (CFG-02). Demonstrators count as used there.
 */
export const consumerNoticePart: Part<NoticeAbout> = {
  id: 'section-consumer-notice',
  title: 'Consumer Information Notice',
  rule: 'CFG-02',
  element: '/vdp/showConsumerNotice',
  needs: [
    {
      holds: ({ config }) => isInNewZealand(config.identity),
      title: 'New Zealand',
      yes: 'The site is in New Zealand.',
      no: 'Only sites in New Zealand show one.',
      settings: ['/identity/country'],
    },
    isOn('/vdp/showConsumerNotice'),
    {
      holds: ({ car }) => car.carType !== 'new' && car.itemType !== 'caravan' && isInStock(car),
      title: 'A used vehicle',
      yes: 'The vehicle is used, has a motor and is for sale.',
      no: 'The vehicle is new, has no motor or has left.',
      fields: carFacts('carType', 'status'),
    },
  ],
}

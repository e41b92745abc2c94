import { carFacts } from '../../parts/carFacts'
import { inStock } from '../../parts/inStock'
import type { ValuePart } from '../../parts/Part'
import { type CarGuarantee, carGuarantee } from '../carGuarantee'
import type { AboutCar } from './CarPageAbout'

const isWanted = ({ car, config }: AboutCar) => config.vdp.guarantee === 'all' || car.carType === 'used'

/** A car's page repeats the guarantee of the site, for used cars or for all (CNT-12 to CNT-14). */
export const guaranteePart: ValuePart<AboutCar, CarGuarantee | null> = {
  id: 'section-guarantee',
  title: 'Guarantee',
  rule: 'CNT-12',
  element: '/vdp/guarantee',
  needs: [
    {
      holds: ({ config }) => config.vdp.guarantee !== 'off',
      ofSite: ({ config }) => config.vdp.guarantee !== 'off',
      title: 'The site’s choice',
      yes: 'The site shows it on car pages.',
      no: 'The site shows it on no car page.',
      settings: ['/vdp/guarantee'],
    },
    inStock('CAR-02', 'Nothing is promised of a car that has left.'),
    {
      holds: isWanted,
      title: 'Cars it is given with',
      yes: 'The site shows it for cars like this one.',
      no: 'The site shows it for used cars only.',
      settings: ['/vdp/guarantee'],
      fields: carFacts('carType'),
    },
    {
      holds: ({ car, config }) => carGuarantee(car, config) !== null,
      ofSite: ({ config }) => carGuarantee({ carType: 'used' }, config) !== null,
      title: 'A guarantee',
      yes: 'A page of the site says what is guaranteed.',
      no: 'No page of the site says what is guaranteed with cars like this one.',
      warning: () => 'The guarantee never shows on car pages: no page of the site has a guarantee with promises.',
    },
  ],
  value: ({ car, config }) => carGuarantee(car, config),
}

import type { PageRules } from '../../PageRules'

/** What stands at the address of a car that was withdrawn. */
export const gonePageRules = {
  stock: ({ car, similar }) => ({ cars: [car, ...similar].map(({ slug }) => slug) }),
  status: 410,
  meta: ({ data }) => ({ title: `${data.car.name} is no longer available`, index: false }),
  popups: 'car',
  ascType: 'item',
} as const satisfies PageRules<'gone'>

import type { PageRules } from '../../PageRules'

/** Page of a withdrawn car, with status 410. */
export const gonePageRules = {
  stock: ({ car, similar }) => ({ cars: [car, ...similar].map(({ slug }) => slug) }),
  status: 410,
  meta: ({ data }) => ({ title: `${data.car.name} is no longer available`, index: false }),
  popups: 'car',
  ascType: 'item',
} as const satisfies PageRules<'gone'>

import type { PageRules } from '../../PageRules'
import { matchPage } from '../../Route'

/** Print sheet of a car. Its public URL is /print?car_id={slug} (RTE-08). */
export const printPageRules = {
  addresses: { '/print/:slug': ({ path }, [slug = '']) => matchPage({ page: 'print', path, slug }) },
  dataSettings: ({ slug }) => ({ slug }),
  stock: ({ car }) => ({ cars: [car.slug] }),
  meta: ({ data }) => ({ title: `${data.car.name}, to print`, index: false }),
  popups: null,
} as const satisfies PageRules<'print'>

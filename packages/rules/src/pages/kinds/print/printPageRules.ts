import type { PageRules } from '../../PageRules'
import { pageAt } from '../../Route'

/** A car on a sheet of paper. The address that shoppers see is /print?car_id={slug} (RTE-08). */
export const printPageRules = {
  addresses: { '/print/:slug': ({ path }, [slug = '']) => pageAt({ page: 'print', path, slug }) },
  asks: ({ slug }) => ({ slug }),
  stock: ({ car }) => ({ cars: [car.slug] }),
  meta: ({ data }) => ({ title: `${data.car.name}, to print`, index: false }),
  popups: null,
} as const satisfies PageRules<'print'>

import type { CarAttribute } from '../CarAttribute'

/** Engine induction, such as ‘Turbo’. */
export const induction: CarAttribute<string> = {
  id: 'induction',
  title: 'Induction',
  kind: 'text',
  storedIn: 'variant',
  form: { group: 'variant', position: 70 },
  facet: { name: 'induction', kind: 'list', position: 180, countedWhen: 'queried' },
  specification: {
    position: 110,
    text: ({ variant: { induction: stored } }) =>
      /^(?:naturally )?aspirated$/i.test(stored ?? '') ? 'Naturally aspirated' : (stored ?? null),
  },
}

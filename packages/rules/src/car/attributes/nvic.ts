import type { CarAttribute } from '../CarAttribute'

/** National Vehicle Identification Code (NVIC), the valuers' id of the variant. */
export const nvic: CarAttribute<string> = {
  id: 'nvic',
  title: 'NVIC',
  kind: 'text',
  storedIn: 'ownColumn',
  errorSubject: 'The NVIC',
  form: { group: 'engine', position: 680, hint: 'The number valuers know the variant by.' },
  fileColumn: { name: 'nvic', headings: ['nvic', 'nviccode'], position: 2310, read: { as: 'verbatim' } },
  files: {
    dealerStudio: { name: 'NVIC', position: 1730 },
    dmsPayload: { name: 'nvic_code', position: 1320 },
  },
}

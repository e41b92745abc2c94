import type { CarField } from '../CarField'

/** National Vehicle Identification Code (NVIC), the valuers' id of the variant. */
export const nvic: CarField<string> = {
  id: 'nvic',
  title: 'NVIC',
  kind: 'text',
  in: 'column',
  called: 'The NVIC',
  form: { group: 'engine', place: 680, hint: 'The number valuers know the variant by.' },
  column: { name: 'nvic', headings: ['nvic', 'nviccode'], place: 2310, read: { as: 'written' } },
  files: {
    dealerStudio: { name: 'NVIC', place: 1730 },
    dmsPayload: { name: 'nvic_code', place: 1320 },
  },
}

import { formatDayFirst } from '../../format/formatDayFirst'
import type { CarAttribute } from '../CarAttribute'

/** Last day of the registration. Pages format it with `regoText`. */
export const regoExpiry: CarAttribute<string> = {
  id: 'regoExpiry',
  title: 'Registered until',
  kind: 'day',
  storedIn: 'ownColumn',
  isOfOneVehicle: true,
  errorSubject: 'The registration’s expiry',
  form: { group: 'vehicle', position: 920 },
  fileColumn: {
    name: 'regoExpiry',
    headings: [
      ...(['regoexpiry', 'registrationexpiry', 'regoexpires', 'licenceexpiry', 'licenseexpiry'] as const),
      ...(['regoexpirydate', 'regoexp', 'regexp', 'regexpiry', 'regexpires', 'registrationexpirydate', 'regoexpdate'] as const),
      ...(['regodue', 'regoduedate', 'registrationdue', 'regdue'] as const),
    ],
    position: 2220,
    examples: ['31/08/2026', '2026-08-31', '31 Aug 2026'],
    read: { as: 'day', what: 'the end of the registration' },
  },
  files: {
    tradeMe: { name: 'registrationExpiry', position: 1520 },
    dealerStudio: { name: 'Rego expiry', position: 740, value: formatDayFirst },
    dmsPayload: { name: 'rego_expiry', position: 420, value: formatDayFirst },
    plainStock: { name: 'registration_expiry', position: 1920 },
    stockList: { name: 'Rego expiry', position: 1620 },
  },
}

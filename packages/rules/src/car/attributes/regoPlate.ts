import type { CarAttribute } from '../CarAttribute'

/** Number plate. */
export const regoPlate: CarAttribute<string> = {
  id: 'regoPlate',
  title: 'Number plate',
  kind: 'text',
  storedIn: 'ownColumn',
  isOfOneVehicle: true,
  errorSubject: 'The registration',
  form: { group: 'vehicle', place: 910 },
  fileColumn: {
    name: 'rego',
    headings: [
      ...(['rego', 'registration', 'regoplate', 'regonumber', 'plate', 'regno', 'numberplate', 'licenceplate'] as const),
      ...(['regono', 'registrationnumber', 'registrationno', 'platenumber', 'plateno', 'reg', 'regplate'] as const),
    ],
    place: 2210,
    examples: ['ABC12D'],
    read: { as: 'custom' },
  },
  keyFacts: [{ label: 'Rego', place: 660 }],
  files: {
    tradeMe: { name: 'plate', place: 810 },
    dealerStudio: { name: 'Rego', place: 730 },
    dmsPayload: { name: 'rego', place: 410 },
    plainStock: { name: 'registration', place: 1910 },
    stockList: { name: 'Rego', place: 1610 },
  },
}

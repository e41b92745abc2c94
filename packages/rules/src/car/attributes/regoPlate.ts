import type { CarAttribute } from '../CarAttribute'

/** Number plate. */
export const regoPlate: CarAttribute<string> = {
  id: 'regoPlate',
  title: 'Number plate',
  kind: 'text',
  storedIn: 'ownColumn',
  isOfOneVehicle: true,
  errorSubject: 'The registration',
  form: { group: 'vehicle', position: 910 },
  fileColumn: {
    name: 'rego',
    headings: [
      ...(['rego', 'registration', 'regoplate', 'regonumber', 'plate', 'regno', 'numberplate', 'licenceplate'] as const),
      ...(['regono', 'registrationnumber', 'registrationno', 'platenumber', 'plateno', 'reg', 'regplate'] as const),
    ],
    position: 2210,
    examples: ['ABC12D'],
    read: { as: 'custom' },
  },
  keyFacts: [{ label: 'Rego', position: 660 }],
  files: {
    tradeMe: { name: 'plate', position: 810 },
    dealerStudio: { name: 'Rego', position: 730 },
    dmsPayload: { name: 'rego', position: 410 },
    plainStock: { name: 'registration', position: 1910 },
    stockList: { name: 'Rego', position: 1610 },
  },
}

/** Fields of page forms, with their labels in the editor; a form's kind and the form settings decide which it has. */
export const formFieldNames = {
  name: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  category: 'Subject',
  starRating: 'Star rating',
  aboutModel: 'Model',
  wantedCar: 'Car wanted',
  budget: 'Budget',
  vehicleDescription: 'Vehicle description',
  rego: 'Rego',
  regoState: 'State of registration',
  kms: 'Kilometres',
  financeOwing: 'Finance owing',
  locationId: 'Location',
  dealershipSlug: 'Dealership',
  preferredTime: 'Preferred time',
  licenceClass: 'Driver licence',
  licenceExpiry: 'Licence expiry',
  additionalServices: 'Your own questions',
  preferredContact: 'Preferred contact method',
  message: 'Comments',
  optInFinance: 'Also finance',
  optInTrade: 'Also a trade-in',
  optIn: 'News and offers',
  bookingTerms: 'Visit terms',
  termsAgreed: 'Terms of use',
} as const

/** Kinds of forms that a page or a car button can open, with their labels in the editor; each creates a lead. */
export const formNames = {
  general: 'General enquiry',
  vehicle: 'About a car',
  testDrive: 'Test drive',
  finance: 'Finance',
  tradeIn: 'Trade-in',
  find: 'Find a car',
  service: 'Service booking',
  parts: 'Parts',
  fleet: 'Fleet',
  feedback: 'Feedback',
  model: 'New model',
  interest: 'Upcoming model',
  accessory: 'Accessories',
} as const
export type FormKind = keyof typeof formNames

/**
 * For tests that iterate over all kinds.
 *
 * @internal
 */
export const formKinds = Object.keys(formNames) as readonly FormKind[]

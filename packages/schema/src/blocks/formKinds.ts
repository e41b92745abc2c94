/** What forms of pages can ask, with its words in the editor; whether one does is decided by its kind and the settings of forms. */
export const formAnswers = {
  name: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  category: 'What it is about',
  aboutModel: 'Model',
  wantedCar: 'Car they are after',
  budget: 'Budget',
  vehicleDescription: 'Vehicle in words',
  rego: 'Rego',
  regoState: 'State of the rego',
  kms: 'Kilometres',
  financeOwing: 'Finance owing',
  locationId: 'Location',
  dealershipSlug: 'Dealership',
  preferredTime: 'Preferred time',
  licenceClass: 'Driver licence',
  licenceExpiry: 'Expiry of the licence',
  additionalServices: 'Questions of your own',
  preferredContact: 'Preferred contact method',
  message: 'Comments',
  optInFinance: 'Finance, too',
  optInTrade: 'A trade-in, too',
  optIn: 'News and offers',
  bookingTerms: 'Conditions of a visit',
  termsAgreed: 'Terms of use',
} as const

/** Form variants a page or a car button can open, with their words in the editor; each stores a real lead. */
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
 * For tests that go over all of them.
 *
 * @internal
 */
export const formKinds = Object.keys(formNames) as readonly FormKind[]

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

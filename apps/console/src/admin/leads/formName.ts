const names: Readonly<Record<string, string>> = {
  enquiry: 'Enquiry',
  enquire: 'Enquiry',
  testDrive: 'Test drive',
  finance: 'Finance',
  tradeIn: 'Trade-in',
  service: 'Service',
  parts: 'Parts',
  contact: 'Contact',
  photos: 'Photo request',
  makeOffer: 'Offer',
  similar: 'Similar cars',
  callBack: 'Call back',
}

/** The form a lead came through, in words; a form nobody named is spelt out from its key. */
export const formName = (form: string): string =>
  names[form] ??
  form
    .replace(/([A-Z])/g, ' $1')
    .replace(/^./, (first) => first.toUpperCase())
    .trim()

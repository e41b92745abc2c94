/** Storage key of the last submitted enquiry, for the success page (ENQ-05). */
export const lastEnquiryKey = 'lastEnquiry'

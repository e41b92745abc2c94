/** Where the success page finds what was just sent (ENQ-05). */
export const lastEnquiryKey = 'lastEnquiry'

import type { EnquiryForm, EnquiryForms } from './enquiryForms'

/** The form that a link about a car opens; undefined where it leads elsewhere. */
export const findEnquiryForm = ({ common, others, byCar }: EnquiryForms, carSlug: string, kind: string): EnquiryForm | undefined =>
  others[byCar[carSlug]?.[kind] ?? -1] ?? common[kind]

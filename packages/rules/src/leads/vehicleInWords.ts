import type { LeadForm } from '../entities/LeadForm'

/** Whose the vehicle is that a shopper described: the one they would like to drive (ENQ-24), or their own (ENQ-28). */
export const vehicleInWords = ({
  form,
  vehicleDescription,
}: {
  readonly form: LeadForm
  readonly vehicleDescription: string | null
}): { readonly wanted: string | null; readonly theirs: string | null } =>
  form === 'testDrive' ? { wanted: vehicleDescription, theirs: null } : { wanted: null, theirs: vehicleDescription }

import type { LeadForm } from '../entities/LeadForm'

const written = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/**
 * The time of a visit in words. It is local to the place, so it is written as it is, in no zone (ENQ-24).
 *
 * @example visitTime('2026-11-27T10:00') // 'Friday, 27 November 2026 at 10:00 am'
 */
export const visitTime = (local: string): string => {
  const at = new Date(`${local}Z`)
  return Number.isNaN(at.getTime()) ? local : written.format(at)
}

/** Whose the vehicle is that a shopper described: the one they would like to drive (ENQ-24), or their own (ENQ-28). */
export const vehicleInWords = ({
  form,
  vehicleDescription,
}: {
  readonly form: LeadForm
  readonly vehicleDescription: string | null
}): { readonly wanted: string | null; readonly theirs: string | null } =>
  form === 'testDrive' ? { wanted: vehicleDescription, theirs: null } : { wanted: null, theirs: vehicleDescription }

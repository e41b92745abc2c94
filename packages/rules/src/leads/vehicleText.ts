import type { LeadForm } from '../entities/LeadForm'

const dateFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/**
 * Formats the time of a visit. It is local to the location, so no time zone applies (ENQ-24).
 *
 * @example visitTime('2026-11-27T10:00') // 'Friday, 27 November 2026 at 10:00 am'
 */
export const visitTime = (local: string): string => {
  const at = new Date(`${local}Z`)
  return Number.isNaN(at.getTime()) ? local : dateFormat.format(at)
}

/** Assigns a vehicle description: the one to test drive (ENQ-24), or the shopper's own (ENQ-28). */
export const vehicleText = ({
  form,
  vehicleDescription,
}: {
  readonly form: LeadForm
  readonly vehicleDescription: string | null
}): { readonly wanted: string | null; readonly theirs: string | null } =>
  form === 'testDrive' ? { wanted: vehicleDescription, theirs: null } : { wanted: null, theirs: vehicleDescription }

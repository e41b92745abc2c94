import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Department } from '@forecourt/rules/hours/dayHours'
import { withHolidays } from '@forecourt/rules/hours/withHolidays'
import { openMinutes } from '@forecourt/rules/leads/inbox/openMinutes'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { Actor } from '../../Actor'
import { toLocation } from '../../organisations/toLocation'
import type { Transaction } from '../../Transaction'

/** Who answers an enquiry of a kind. */
export const answeringDepartment = (form: string | null): Department =>
  (form === null ? null : leadForms[form as LeadForm]?.department) ?? 'sales'

/** A place, for its hours from an instant on; one that is always open where there is none. */
export const findClockPlace = async (
  tx: Transaction,
  organisationId: string,
  locationId: string | null,
  now: string,
): Promise<Pick<Location, 'departments' | 'specialDays' | 'timeZone'>> => {
  const row =
    locationId === null ? null : await tx.location.findFirst({ where: { organisationId, id: locationId }, include: { dealership: true } })
  return row ? withHolidays(toLocation(row), now) : { departments: [], specialDays: [], timeZone: 'Australia/Sydney' }
}

/** Stops the clock of a conversation: a person reached out. Nothing where none runs. */
export const stopAnswerClock = async (
  tx: Transaction,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
  { actor, now }: { readonly actor: Actor; readonly now: string },
): Promise<void> => {
  const clock = await tx.answerClock.findFirst({ where: { organisationId, conversationId: id, answeredAt: null } })
  if (!clock) return
  const askedAt = clock.askedAt.toISOString()
  const place = await findClockPlace(tx, organisationId, clock.locationId, askedAt)
  const minutes = Math.max(0, Math.floor((Date.parse(now) - clock.askedAt.getTime()) / 60_000))
  await tx.answerClock.updateMany({
    where: { organisationId, id: clock.id, answeredAt: null },
    data: {
      answeredAt: new Date(now),
      answeredBy: actor.userId,
      answeredName: actor.name,
      minutes,
      openMinutes: openMinutes(place, answeringDepartment(clock.form), askedAt, now),
    },
  })
}

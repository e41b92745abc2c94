import { instantInZone } from '@forecourt/rules/dates/instantInZone'

interface Wall {
  readonly date: string
  readonly minutes: number
}

/** From when until when time is blocked, as instants; over an hour that comes twice, both are. */
export const blockedTimes = ({ from, until }: { readonly from: Wall; readonly until: Wall }, timeZone: string) => {
  const end = instantInZone(until.date, until.minutes, timeZone)
  return { startsAt: instantInZone(from.date, from.minutes, timeZone).instant, endsAt: end.kind === 'twice' ? end.second : end.instant }
}

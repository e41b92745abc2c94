import { z } from 'zod'

const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

/** The name of a time zone, as `Intl` knows them. */
export const timeZoneInput = z.string().refine((zone) => zones.has(zone), 'That is no time zone.')

/** Figures are of everything a person reaches, or of one organisation of it. */
export const figuresInput = z.object({ organisationId: z.string().max(100).nullable().default(null) })

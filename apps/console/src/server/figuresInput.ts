import { z } from 'zod'

const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

/** An IANA time zone that `Intl` knows. */
export const timeZoneInput = z.string().refine((zone) => zones.has(zone), 'This is not a time zone.')

/** Figures cover all of the caller's scopes, or one organisation. */
export const figuresInput = z.object({ organisationId: z.string().max(100).nullable().default(null) })

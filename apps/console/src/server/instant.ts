import { z } from 'zod'

/** An instant in UTC, in a year that calendars and the database support. */
export const instant = z.iso.datetime().refine((text) => /^20\d\d-/.test(text), 'Choose a day between 2000 and 2099.')

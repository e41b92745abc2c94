import { longestReason } from '@forecourt/rules/compliance/waivers'
import { z } from 'zod'

/** Input of a publication: why texts may be published in which the compliance rules warn of something. */
export const warningsReason = z.string().trim().max(longestReason).default('')

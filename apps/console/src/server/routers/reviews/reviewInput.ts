import { z } from 'zod'
import { optionalText, typedText } from '../../edited-records/recordInput'

/** A review as the console's form sends it; what it must say, a rule decides (`reviewProblems`). */
export const reviewInput = z.object({
  customerName: typedText(80),
  text: typedText(4_000),
  rating: z.number().int().min(0).max(5),
  reviewDate: typedText(10),
  source: typedText(40),
  locationId: optionalText(100),
  replyText: optionalText(2_000),
  replyDate: optionalText(10),
  imageKey: optionalText(200),
})

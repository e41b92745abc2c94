import { formatTime } from '../format/formatTime'
import type { OpenSpan } from './OpenSpan'

/** What stands for a day without hours. */
export const closedText = 'Closed'

/** Writes the opening hours of a day, such as '8:30am – 12:00pm, 1:00pm – 5:30pm', or 'Closed' (LOC-19, ENT-08). */
export const formatSpans = (spans: readonly OpenSpan[]): string =>
  spans.map(({ from, until }) => `${formatTime(from)} – ${formatTime(until)}`).join(', ') || closedText

import { formatTime } from '../format/formatTime'
import type { OpenSpan } from './dayHours'

/** Writes opening hours, such as '8:30am – 5:30pm', or 'Closed' (LOC-19). */
export const formatSpan = (span: OpenSpan | null): string => (span ? `${formatTime(span.from)} – ${formatTime(span.until)}` : 'Closed')

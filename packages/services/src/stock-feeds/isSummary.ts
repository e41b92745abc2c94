/** First cell of a summary row. */
const summary =
  /^(?:(?:grand|sub|report|overall)[\s-]?)?(?:totals?|count|sum|averages?|avg)(?:\s+(?:cars|vehicles|stock|units|records|rows|price|value))?\s*[:=]?\s*[$\d.,\s]*$|^(?:end of (?:report|file|list)|printed|generated|exported|page \d|report (?:run|date|created))\b|^\d+ (?:cars|vehicles|records|rows|units)\b/i

/** Whether a text is a sum, a count or a footer. */
export const isSummary = (text: string): boolean => summary.test(text)

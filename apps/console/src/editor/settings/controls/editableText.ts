/** A value as text to type over; what is not a text or number shows as JSON, so that nothing typed elsewhere is hidden. */
export const editableText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

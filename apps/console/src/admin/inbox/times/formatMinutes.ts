/** Duration as text: 'under 1 min', '18 min', '2 h 5 min', '3 days'. */
export const formatMinutes = (minutes: number): string => {
  if (minutes < 1) return 'under 1 min'
  if (minutes < 60) return `${minutes} min`
  if (minutes >= 2880) return `${Math.round(minutes / 1440)} days`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}

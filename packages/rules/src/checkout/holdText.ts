const hoursInDay = 24
/** Up to two days are said in hours, as the deposit's terms do (CHK-05). */
const longestInHours = 48

/** How long a deposit holds a car: '48 hours', '1 hour', '7 days' (CHK-05). */
export const holdText = (hours: number): string => {
  if (hours > longestInHours && hours % hoursInDay === 0) return `${hours / hoursInDay} days`
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/** An address or number as a page repeats it: enough to see a slip, not enough to read it over a shoulder (RTE-13). */
export const maskedContact = (sentTo: string): string => {
  const at = sentTo.lastIndexOf('@')
  if (at < 0) return `${sentTo.slice(0, 3)} ••• ${sentTo.slice(-3)}`
  return `${sentTo.slice(0, 1)}•••${at > 1 ? sentTo.slice(at - 1, at) : ''}${sentTo.slice(at)}`
}

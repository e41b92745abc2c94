/** Cuts a text to at most so many UTF-16 units without leaving half a character at its end (VDP-23). */
export const cutText = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

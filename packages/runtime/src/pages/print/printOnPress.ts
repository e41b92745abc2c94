/** Has a press inside open the browser's own print dialog. Returns how to stop. */
export const printOnPress = (area: HTMLElement): (() => void) => {
  const print = () => window.print()
  area.addEventListener('click', print)
  return () => area.removeEventListener('click', print)
}

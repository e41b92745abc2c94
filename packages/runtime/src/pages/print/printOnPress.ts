/** Opens the browser's print dialog on a press in the area. Returns a cleanup function. */
export const printOnPress = (area: HTMLElement): (() => void) => {
  const print = () => window.print()
  area.addEventListener('click', print)
  return () => area.removeEventListener('click', print)
}

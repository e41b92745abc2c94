/** Opens a tooltip on hover, focus or tap, until Escape or leaving (WCAG 1.4.13). Returns a cleanup function. */
export const enhanceTooltip = (area: HTMLElement): (() => void) => {
  const tooltip = area.querySelector<HTMLElement>('[role=tooltip]')
  const button = area.querySelector('button')
  if (!tooltip || !button) return () => undefined
  const show = (isOpen: boolean) => {
    tooltip.dataset.open = String(isOpen)
  }
  const open = () => show(true)
  const close = () => show(false)
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') show(event.type === 'pointerenter')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || tooltip.dataset.open !== 'true') return
    event.stopPropagation()
    close()
  }
  area.addEventListener('pointerenter', onPointer)
  area.addEventListener('pointerleave', onPointer)
  area.addEventListener('keydown', onKey)
  button.addEventListener('focus', open)
  button.addEventListener('blur', close)
  // In most browsers a click focuses the button, which has already opened it.
  button.addEventListener('click', open)
  // A pointer or focus already inside fires no event.
  if (document.activeElement === button || (area.matches(':hover') && window.matchMedia('(hover: hover)').matches)) open()
  return () => {
    area.removeEventListener('pointerenter', onPointer)
    area.removeEventListener('pointerleave', onPointer)
    area.removeEventListener('keydown', onKey)
    button.removeEventListener('focus', open)
    button.removeEventListener('blur', close)
    button.removeEventListener('click', open)
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) return true
  return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** What tells a control from the others of its part: its name, or what it is called where nothing of it is sent, such as a slider. */
const calledOf = (control: Control): string => control.name || (control.getAttribute('aria-label') ?? '')

const controlsIn = (area: HTMLElement): Control[] =>
  [...area.querySelectorAll<Control>('input, textarea, select')].filter((control) => calledOf(control) !== '' && control.type !== 'hidden')

const isLike = (control: Control) => (other: Control) =>
  calledOf(other) === calledOf(control) &&
  other.type === control.type &&
  (!isTicked(control) || (isTicked(other) && other.value === control.value))

/** What was entered into the inputs of a part of a page, and which has the focus; gives the way to enter it into others of the same names. */
export const enteredIn = (area: HTMLElement): ((place: HTMLElement) => void) => {
  const controls = controlsIn(area)
  const changed = controls.filter(isChanged).map((control) => ({
    isIt: isLike(control),
    entered: isTicked(control) ? { checked: control.checked } : { value: control.value },
  }))
  const active = controls.find((control) => control === document.activeElement)
  const at = active instanceof HTMLSelectElement || !active || isTicked(active) ? null : active.selectionStart
  return (place) => {
    const others = controlsIn(place)
    for (const { isIt, entered } of changed) Object.assign(others.find(isIt) ?? {}, entered)
    const input = active && others.find(isLike(active))
    if (!input) return
    input.focus({ preventScroll: true })
    if (at !== null && !(input instanceof HTMLSelectElement)) input.setSelectionRange(at, at)
  }
}

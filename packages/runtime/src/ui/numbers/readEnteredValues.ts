import { readSelection } from './readSelection'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** The default option of a select: the selected one, else the first enabled one. */
const defaultOption = ({ options }: HTMLSelectElement): number => {
  const all = [...options]
  const marked = all.findLastIndex(({ defaultSelected }) => defaultSelected)
  return marked < 0 ? all.findIndex(({ disabled }) => !disabled) : marked
}

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultOption(control)
  return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** Identifies a control within its part: its name, or its label if it isn't submitted, such as a slider. */
const controlLabel = (control: Control): string =>
  control.name || (control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent?.trim() ?? '')

const controlsIn = (area: HTMLElement): Control[] =>
  [...area.querySelectorAll<Control>('input, textarea, select')].filter(
    (control) => controlLabel(control) !== '' && control.type !== 'hidden',
  )

/** Must be called while the control is still beside its label. */
const matcherFor = (control: Control): ((other: Control) => boolean) => {
  const label = controlLabel(control)
  return (other) =>
    controlLabel(other) === label &&
    other.type === control.type &&
    (!isTicked(control) || (isTicked(other) && other.value === control.value))
}

const isFile = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && control.type === 'file'

/** React ignores changes through a control's own setter, so this uses the prototype's. */
const setNatively = (control: Control, property: 'files' | 'value', newValue: unknown): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, newValue)

/** Returns a function that copies a control's value to another and fires its events, like user input. */
const valueSetter = (control: Control): ((other: Control) => void) => {
  const { value } = control
  const checked = isTicked(control) && control.checked
  const files = isFile(control) ? control.files : null
  return (other) => {
    if (isTicked(other)) {
      // Selecting a radio button deselects the previous one.
      if (other.checked !== checked && (checked || other.type === 'checkbox')) other.click()
      return
    }
    if (isFile(other)) setNatively(other, 'files', files)
    else if (other.value !== value) setNatively(other, 'value', value)
    else return
    for (const type of ['input', 'change']) other.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/**
 * Reads the values entered in a part of the page, its focus and its selection; returns a function that applies them to controls with the
 * same names.
 */
export const readEnteredValues = (area: HTMLElement): ((place: HTMLElement) => void) => {
  const controls = controlsIn(area)
  const changed = controls.filter(isChanged).map((control) => ({ matches: matcherFor(control), applyValue: valueSetter(control) }))
  const active = controls.find((control) => control === document.activeElement)
  const matchesActive = active && matcherFor(active)
  const select = active instanceof HTMLSelectElement || !active || isTicked(active) ? null : readSelection(active)
  return (target) => {
    const others = controlsIn(target)
    for (const { matches, applyValue } of changed) {
      const other = others.find(matches)
      if (other) applyValue(other)
    }
    const input = matchesActive && others.find(matchesActive)
    if (!input) return
    input.focus({ preventScroll: true })
    if (!(input instanceof HTMLSelectElement)) select?.(input)
  }
}

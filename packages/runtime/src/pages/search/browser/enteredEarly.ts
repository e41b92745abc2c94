/**
 * What a person entered into the filters before the page's scripts were there: a choice that is to be asked for at once, or words, which
 * wait until typing rests. Null: the fields are as the page came with them.
 */
export const enteredEarly = (form: HTMLFormElement): 'choice' | 'words' | null => {
  let words = false
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && field.dataset.chosen && field.value !== field.dataset.chosen) return 'choice'
    if (!(field instanceof HTMLInputElement) || field.name === '') continue
    if (field.type === 'checkbox' && field.checked !== field.defaultChecked) return 'choice'
    if (field.type !== 'text' || field.value === field.defaultValue) continue
    if (field.name !== 'q') return 'choice'
    words = true
  }
  return words ? 'words' : null
}

/**
 * Input in the filters from before the scripts ran: 'choice', to be submitted immediately, or 'query', which are debounced. Null: the
 * fields are unchanged.
 */
export const enteredEarly = (form: HTMLFormElement): 'choice' | 'query' | null => {
  let hasQuery = false
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && field.dataset.chosen && field.value !== field.dataset.chosen) return 'choice'
    if (!(field instanceof HTMLInputElement) || field.name === '') continue
    if (field.type === 'checkbox' && field.checked !== field.defaultChecked) return 'choice'
    if (field.type !== 'text' || field.value === field.defaultValue) continue
    if (field.name !== 'q') return 'choice'
    hasQuery = true
  }
  return hasQuery ? 'query' : null
}

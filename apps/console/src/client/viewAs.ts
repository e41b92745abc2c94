const key = 'forecourt.view-as'

/** The chosen role as the header says it, `editor@organisation`; null when people are themselves. Each tab has its own. */
export const chosenViewAs = (): string | null => (typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key))

/** Sees the console in a role from now on, or as oneself again. The page starts anew, so that nothing of the other role stays on it. */
export const viewAs = (role: string | null): void => {
  if (role === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, role)
  window.location.assign('/#/')
  window.location.reload()
}

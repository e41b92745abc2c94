const key = 'forecourt.view-as'

/** The value of the view-as header, `editor@organisation`; null for the user's own roles. Each tab has its own. */
export const chosenViewAs = (): string | null => (typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key))

/** Switches the console to a role; null switches back to the user's own roles. Reloads the page, so that no data of the other role stays. */
export const viewAs = (role: string | null): void => {
  if (role === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, role)
  window.location.assign('/#/')
  window.location.reload()
}

import { useCallback, useMemo, useState } from 'react'
import { useUnfinishedWarning } from '../../../parts/useUnfinishedWarning'
import { type CarFormValue, type CarFormValues, isSameFormValue, toCarFormValues, withTitle } from './carFormValues'

interface FormState {
  /** Edited values by path. */
  readonly changes: CarFormValues
  /** The stored values at the time of the edit. */
  readonly storedAtEdit: CarFormValues
}

const noChanges: FormState = { changes: {}, storedAtEdit: {} }

const readStoredState = (storageKey: string): FormState => {
  try {
    return { ...noChanges, ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<FormState>) }
  } catch {
    return noChanges
  }
}

const storeState = (storageKey: string, state: FormState) => {
  try {
    if (Object.keys(state.changes).length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(state))
  } catch {
    // Without storage the changes last until the page is closed.
  }
}

const without = (car: CarFormValues, path: string): CarFormValues =>
  Object.fromEntries(Object.entries(car).filter(([each]) => each !== path))

/**
 * Unsaved changes of a car. Only the edited fields are stored, so that other users' changes of other fields come through. Persists in
 * session storage under `storageKey` until saved or discarded.
 */
export const useCarForm = (car: object, storageKey: string) => {
  const storedValues = useMemo(() => toCarFormValues(car), [car])
  const [state, setState] = useState(() => readStoredState(storageKey))
  const [isRestored, setRestored] = useState(() => Object.keys(state.changes).length > 0)
  const change = useCallback(
    (next: (before: FormState) => FormState) =>
      setState((before) => {
        const after = next(before)
        storeState(storageKey, after)
        return after
      }),
    [storageKey],
  )
  const setValues = useCallback(
    (values: { readonly [path: string]: CarFormValue }) =>
      change(({ changes, storedAtEdit }) =>
        Object.entries(values).reduce<FormState>(
          (before, [path, value]) =>
            isSameFormValue(storedValues[path], value)
              ? { changes: without(before.changes, path), storedAtEdit: without(before.storedAtEdit, path) }
              : {
                  changes: { ...before.changes, [path]: value },
                  storedAtEdit: { ...before.storedAtEdit, [path]: before.storedAtEdit[path] ?? (storedValues[path] as CarFormValue) },
                },
          { changes, storedAtEdit },
        ),
      ),
    [change, storedValues],
  )
  const discard = useCallback(() => {
    setRestored(false)
    change(() => noChanges)
  }, [change])
  const entered = useMemo(() => withTitle(car, { ...storedValues, ...state.changes }), [car, storedValues, state.changes])
  /** Edited fields that another user has changed since. */
  const conflictingPaths = Object.keys(state.changes).filter(
    (path) => !isSameFormValue(state.storedAtEdit[path], storedValues[path]) && !isSameFormValue(state.changes[path], storedValues[path]),
  )
  const isChanged = Object.keys(state.changes).length > 0
  useUnfinishedWarning(isChanged)
  return { entered, storedValues, changes: state.changes, conflictingPaths, isChanged, isRestored, setValues, discard }
}

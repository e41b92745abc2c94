import { useCallback, useMemo, useState } from 'react'
import { useUnfinishedWarning } from '../../../parts/useUnfinishedWarning'
import { type CarFormValue, type CarFormValues, isSameFormValue, toCarFormValues, withTitle } from './carFormValues'

interface FormState {
  /** Edited values by path. */
  readonly changes: CarFormValues
  /** The stored values at the time of the edit. */
  readonly seen: CarFormValues
}

const noChanges: FormState = { changes: {}, seen: {} }

const storedTyping = (place: string): FormState => {
  try {
    return { ...noChanges, ...(JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<FormState>) }
  } catch {
    return noChanges
  }
}

const keep = (place: string, typing: FormState) => {
  try {
    if (Object.keys(typing.changes).length === 0) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(typing))
  } catch {
    // Without storage the changes last until the page is closed.
  }
}

const without = (car: CarFormValues, path: string): CarFormValues =>
  Object.fromEntries(Object.entries(car).filter(([each]) => each !== path))

/**
 * Unsaved changes of a car. Only the edited fields are stored, so that other users' changes of other fields come through. Persists in
 * session storage under `place` until saved or discarded.
 */
export const useCarForm = (car: object, place: string) => {
  const start = useMemo(() => toCarFormValues(car), [car])
  const [typing, setTyping] = useState(() => storedTyping(place))
  const [isBroughtBack, setBroughtBack] = useState(() => Object.keys(typing.changes).length > 0)
  const change = useCallback(
    (next: (before: FormState) => FormState) =>
      setTyping((before) => {
        const after = next(before)
        keep(place, after)
        return after
      }),
    [place],
  )
  const put = useCallback(
    (values: { readonly [path: string]: CarFormValue }) =>
      change(({ changes, seen }) =>
        Object.entries(values).reduce<FormState>(
          (before, [path, value]) =>
            isSameFormValue(start[path], value)
              ? { changes: without(before.changes, path), seen: without(before.seen, path) }
              : {
                  changes: { ...before.changes, [path]: value },
                  seen: { ...before.seen, [path]: before.seen[path] ?? (start[path] as CarFormValue) },
                },
          { changes, seen },
        ),
      ),
    [change, start],
  )
  const discard = useCallback(() => {
    setBroughtBack(false)
    change(() => noChanges)
  }, [change])
  const entered = useMemo(() => withTitle(car, { ...start, ...typing.changes }), [car, start, typing.changes])
  /** Edited fields that another user has changed since. */
  const overtaken = Object.keys(typing.changes).filter(
    (path) => !isSameFormValue(typing.seen[path], start[path]) && !isSameFormValue(typing.changes[path], start[path]),
  )
  const isChanged = Object.keys(typing.changes).length > 0
  useUnfinishedWarning(isChanged)
  return { entered, start, changes: typing.changes, overtaken, isChanged, isBroughtBack, put, discard }
}

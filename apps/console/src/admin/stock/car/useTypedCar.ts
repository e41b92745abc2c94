import { useCallback, useMemo, useState } from 'react'
import { useUnfinishedWarning } from '../../../parts/useUnfinishedWarning'
import { sameTyped, type TypedCar, type TypedValue, toTypedCar, withTitle } from './typedCar'

interface Typing {
  /** Edited values by path. */
  readonly changes: TypedCar
  /** The stored values at the time of the edit. */
  readonly seen: TypedCar
}

const nothing: Typing = { changes: {}, seen: {} }

const storedTyping = (place: string): Typing => {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Typing>) }
  } catch {
    return nothing
  }
}

const keep = (place: string, typing: Typing) => {
  try {
    if (Object.keys(typing.changes).length === 0) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(typing))
  } catch {
    // Without storage the changes last until the page is closed.
  }
}

const without = (car: TypedCar, path: string): TypedCar => Object.fromEntries(Object.entries(car).filter(([each]) => each !== path))

/**
 * Unsaved changes of a car. Only the edited fields are stored, so that other users' changes of other fields come through. Persists in
 * session storage under `place` until saved or discarded.
 */
export const useTypedCar = (car: object, place: string) => {
  const start = useMemo(() => toTypedCar(car), [car])
  const [typing, setTyping] = useState(() => storedTyping(place))
  const [isBroughtBack, setBroughtBack] = useState(() => Object.keys(typing.changes).length > 0)
  const change = useCallback(
    (next: (before: Typing) => Typing) =>
      setTyping((before) => {
        const after = next(before)
        keep(place, after)
        return after
      }),
    [place],
  )
  const put = useCallback(
    (said: { readonly [path: string]: TypedValue }) =>
      change(({ changes, seen }) =>
        Object.entries(said).reduce<Typing>(
          (before, [path, value]) =>
            sameTyped(start[path], value)
              ? { changes: without(before.changes, path), seen: without(before.seen, path) }
              : {
                  changes: { ...before.changes, [path]: value },
                  seen: { ...before.seen, [path]: before.seen[path] ?? (start[path] as TypedValue) },
                },
          { changes, seen },
        ),
      ),
    [change, start],
  )
  const discard = useCallback(() => {
    setBroughtBack(false)
    change(() => nothing)
  }, [change])
  const typed = useMemo(() => withTitle(car, { ...start, ...typing.changes }), [car, start, typing.changes])
  /** Edited fields that another user has changed since. */
  const overtaken = Object.keys(typing.changes).filter(
    (path) => !sameTyped(typing.seen[path], start[path]) && !sameTyped(typing.changes[path], start[path]),
  )
  const isChanged = Object.keys(typing.changes).length > 0
  useUnfinishedWarning(isChanged)
  return { typed, start, changes: typing.changes, overtaken, isChanged, isBroughtBack, put, discard }
}

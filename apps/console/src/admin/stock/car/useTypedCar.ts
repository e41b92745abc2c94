import { useCallback, useMemo, useState } from 'react'
import { useUnfinishedWarning } from '../../../parts/useUnfinishedWarning'
import { sameTyped, type TypedCar, type TypedValue, toTypedCar, withTitle } from './typedCar'

interface Typing {
  /** What was typed, by path. */
  readonly changes: TypedCar
  /** What stood there when it was begun. */
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
    // Without storage it lasts as long as the page.
  }
}

const without = (car: TypedCar, path: string): TypedCar => Object.fromEntries(Object.entries(car).filter(([each]) => each !== path))

/**
 * What is typed over a car: changes alone, so that what others change of it meanwhile comes in beneath them. Kept in this tab, under
 * `place`, until it is saved or discarded.
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
  /** Fields somebody else changed since they were typed here. */
  const overtaken = Object.keys(typing.changes).filter(
    (path) => !sameTyped(typing.seen[path], start[path]) && !sameTyped(typing.changes[path], start[path]),
  )
  const isChanged = Object.keys(typing.changes).length > 0
  useUnfinishedWarning(isChanged)
  return { typed, start, changes: typing.changes, overtaken, isChanged, isBroughtBack, put, discard }
}

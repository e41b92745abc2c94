/**
 * What the parts of a document are drawn with in a browser, in place of React: Preact, a tenth of its size (decision 088). What is named here
 * is what parts may use of React; anything else fails the build. What Preact does otherwise than React, and parts rely on, is made the same here.
 */
import { options, type VNode } from 'preact'
import { flushSync as drawNow, isValidElement, useState } from 'preact/compat'

export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  createPortal,
  Fragment,
  forwardRef,
  isValidElement,
  memo,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'preact/compat'
export { hydrateRoot } from 'preact/compat/client'
export { jsx, jsxs } from 'preact/compat/jsx-runtime'

interface Given {
  [name: string]: unknown
}

const fields = new Set(['input', 'select', 'textarea'])

/** React tells what lies around fields of every change as it is made, as browsers do with `input`; its own hints are no attributes, and a false one can be. */
const asReact = (type: string, props: Given): void => {
  delete props.suppressHydrationWarning
  if (typeof props.spellCheck === 'boolean') props.spellCheck = String(props.spellCheck)
  if (!props.onChange || fields.has(type)) return
  props.onInput = props.onChange
  delete props.onChange
}

/** React writes down which choice a list began with, also of those in groups: it is what the browser goes back to. */
const chooseFirst = (node: unknown, chosen: string): void => {
  if (Array.isArray(node)) for (const one of node) chooseFirst(one, chosen)
  if (!isValidElement(node)) return
  const { type, props } = node as VNode<Given>
  if (type === 'option') props.defaultSelected = String(props.value ?? props.children) === chosen
  else chooseFirst(props.children, chosen)
}

const prepare = options.vnode
options.vnode = (node: VNode) => {
  if (typeof node.type === 'string') asReact(node.type, node.props as Given)
  const { defaultValue, ...props } = node.props as Given
  if (node.type === 'select' && defaultValue !== undefined) {
    node.props = props as VNode['props']
    chooseFirst(props.children, String(defaultValue))
  }
  prepare?.(node)
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** React writes down what a field begins with: who reads it there takes what differs for something a person entered. */
const noteBeginning = (field: Field, { value, checked }: Given): void => {
  if (field instanceof HTMLSelectElement) return
  if (field instanceof HTMLInputElement && checked === true) field.defaultChecked = true
  // What a server wrote stands already, and what it did not write was entered since.
  if (value != null && field.defaultValue === '') field.defaultValue = String(value)
}

/** What fields are to show, as they were last drawn. */
const shown = new WeakMap<EventTarget, Given>()

const finish = options.diffed
options.diffed = (node: VNode & { readonly __e?: Element }) => {
  if (node.__e && typeof node.type === 'string' && fields.has(node.type)) {
    const props = node.props as Given
    if (!shown.has(node.__e)) noteBeginning(node.__e as Field, props)
    shown.set(node.__e, props)
  }
  finish?.(node)
}

const putOneBack = (field: Field): void => {
  const { value, checked } = shown.get(field) ?? {}
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (typeof checked === 'boolean' && field.checked !== checked) field.checked = checked
  } else if (value != null && field.value !== String(value)) field.value = String(value)
}

/** A field shows what its part says, also where that takes no notice of what was entered; a choice among several takes the others along. */
const putBack = (field: Field): void => {
  putOneBack(field)
  if (field.type !== 'radio' || !field.name) return
  for (const other of (field.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]'))
    if (other.name === field.name && other !== field) putOneBack(other)
}

const entering = new Set(['input', 'change'])
const prepareEvent = options.event
options.event = (event) => {
  const { target } = event
  // Once everybody has heard of it, and what they changed is drawn.
  if (entering.has(event.type) && target && shown.has(target)) queueMicrotask(() => queueMicrotask(() => putBack(target as Field)))
  return prepareEvent?.(event) ?? event
}

/** What fails in one part keeps nothing from the effects of others. */
const runAll = (effects: () => void): void => {
  try {
    effects()
  } catch (error) {
    reportError(error)
    // Those that are left.
    runAll(effects)
  }
}

/** A page that nobody sees is not painted. Milliseconds. */
const unseenMs = 35

const afterPaint = (effects: () => void): void => {
  let isDue = false
  const run = () => {
    if (!isDue) setTimeout(runAll, 0, effects)
    isDue = true
  }
  requestAnimationFrame(run)
  setTimeout(run, unseenMs)
}
options.requestAnimationFrame = afterPaint

/** Draws a change at once, and runs its effects, as React does. */
export const flushSync = <Result>(change: () => Result): Result => {
  let effects: (() => void) | undefined
  options.requestAnimationFrame = (run) => {
    effects = run
  }
  try {
    return drawNow(change)
  } finally {
    options.requestAnimationFrame = afterPaint
    if (effects) runAll(effects)
  }
}

let ids = 0

/** For what a browser alone draws; what a server draws, too, asks `usePartId`. */
export const useId = (): string => useState(() => `_p${ids++}_`)[0]

'use client'

import { type SyntheticEvent, useEffect, useState } from 'react'
import { type Format, type Formatting, formats } from './Formatting'
import type { WritingShown } from './useWriting'

const names: { readonly [Each in Format]: readonly [label: string, sign: string] } = {
  bold: ['Bold', 'B'],
  italic: ['Italic', 'I'],
  heading: ['Heading', 'H'],
  dotted: ['Bulleted list', '•'],
  numbered: ['Numbered list', '1.'],
  quote: ['Quote', '“'],
}

/** Retains the selection in the text while a button is pressed. */
const keepSelection = (event: SyntheticEvent) => event.preventDefault()

const Tools = ({ formatting }: { readonly formatting: Formatting }) => {
  const [, setTurns] = useState(0)
  const [href, setHref] = useState<string | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  useEffect(() => formatting.subscribe(() => setTurns((count) => count + 1)), [formatting])
  if (href !== null)
    return (
      <form
        className="writing-link"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          const isDone = formatting.setLink(href.trim())
          setInvalid(!isDone)
          if (isDone) setHref(null)
        }}
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: the press that shows it requests the focus
          autoFocus
          aria-label="Address of the link"
          aria-invalid={isInvalid}
          placeholder="/search or https://…"
          value={href}
          onChange={({ target }) => setHref(target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setHref(null)}
        />
        <button type="submit">{href.trim() === '' ? 'Remove link' : 'Link'}</button>
        {isInvalid && <span role="alert">Link has no address</span>}
      </form>
    )
  return (
    <span role="toolbar" aria-label="Formatting">
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          aria-label={names[format][0]}
          title={names[format][0]}
          aria-pressed={formatting.isOn(format)}
          data-format={format}
          onMouseDown={keepSelection}
          onClick={() => formatting.toggle(format)}
        >
          {names[format][1]}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={formatting.link() !== ''}
        onMouseDown={keepSelection}
        onClick={() => {
          setInvalid(false)
          setHref(formatting.link())
        }}
      >
        Link
      </button>
    </span>
  )
}

interface Props {
  readonly shown: WritingShown
  readonly onDone: () => void
}

/** The bar while a text is edited in place: its title, formats, problem and a button to finish. */
export const WritingBar = ({ shown: { title, problem, notice, scale, formatting }, onDone }: Props) => (
  <div
    className="writing-bar"
    data-writing-bar=""
    style={{ transform: `translateX(-50%) scale(${1 / scale})`, maxWidth: `calc(${100 * scale}vw - 16px)` }}
  >
    <span className="writing-title" title={title}>
      {title.split(' › ').slice(-2).join(' › ')}
    </span>
    {formatting && <Tools formatting={formatting} />}
    {(problem ?? notice) && <span role="status">{problem ?? notice}</span>}
    <button type="button" onMouseDown={keepSelection} onClick={onDone}>
      Done
    </button>
  </div>
)

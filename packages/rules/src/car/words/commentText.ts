import { commentLines } from './commentLines'

/** A dealer's words for where nothing can be formatted, such as a market place or a sheet of paper: line by line, without marks (VDP-23). */
export const commentText = (text: string | null): string =>
  commentLines(text)
    .map(({ kind, spans }) => `${kind === 'point' ? '• ' : ''}${spans.map((span) => span.text).join('')}`)
    .join('\n')

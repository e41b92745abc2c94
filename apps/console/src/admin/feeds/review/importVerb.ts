import type { FeedReport } from '../../../client/Records'

type Report = Pick<Exclude<FeedReport, { outcome: 'refused' }>, 'counts' | 'ready' | 'waiting'>

const cars = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'car' : 'cars'}`

/** Whether an import has an effect besides cars that wait for an answer. */
export const importsAnything = ({ ready, counts: { rows, gone } }: Report): boolean => ready > 0 || gone > 0 || rows === 0

/** What an import does to cars: “2 new, 3 changed, 1 withdrawn”. */
const effectsText = ({ added, changed, gone }: Report['counts']): string => {
  const effects = [
    [added, 'new'],
    [changed, 'changed'],
    [gone, 'withdrawn'],
  ] as const
  return effects.flatMap(([count, what]) => (count > 0 ? [`${count.toLocaleString('en-AU')} ${what}`] : [])).join(', ') || 'nothing changes'
}

/**
 * Text of the button that imports a file: “Import 42 cars; 5 wait for answers”, or, with cars from before, “Import: 3 changed, 1
 * withdrawn”.
 *
 * @param isAgain whether the file was imported before
 * @param report the effects of the import; null while they aren't known
 */
export const importVerb = (isAgain: boolean, report: Report | null | undefined): string => {
  if (!report) return isAgain ? 'Import again' : 'Import'
  const again = isAgain ? ' again' : ''
  const { ready, waiting, counts } = report
  const waits = waiting === 0 ? '' : waiting === 1 ? '1 waits for an answer' : `${waiting.toLocaleString('en-AU')} wait for answers`
  if (ready === 0 && waiting > 0) return importsAnything(report) ? `Import${again}; ${waits}` : `No car is ready: ${waits}`
  const isNewOnly = counts.changed + counts.unchanged + counts.gone === 0
  return [isNewOnly ? `Import ${cars(ready)}${again}` : `Import${again}: ${effectsText(counts)}`, waits].filter(Boolean).join('; ')
}

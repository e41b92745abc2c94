import { startMeasuring } from '../measuring/startMeasuring'
import { noteVisit } from '../measuring/visit'
import { countView } from './countView'

/** Notes that a page is looked at, with or without an interaction. It comes with the page's own script, which is asked for after its first paint (ANL-01). */
export const noteLook = (): void => {
  countView()
  noteVisit()
  startMeasuring()
}

export type Answering = typeof import('./answering')

/** The same for every list; null until it has come. */
let come: Answering | null = null

/** Fetches what answers choices, once. */
export const loadAnswering = async (): Promise<Answering> => {
  come ??= await import('./answering')
  return come
}

/** Does something with what answers choices: at once where it is at hand. Where it does not come, `otherwise`. */
export const withAnswering = (task: (answering: Answering) => void, otherwise: () => void = () => {}): void => {
  if (come) task(come)
  else loadAnswering().then(task, otherwise)
}

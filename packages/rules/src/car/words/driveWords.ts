import type { ItemType } from '../../entities/Car'

interface DriveWords {
  /** What is done with it, after “would you like to”. */
  readonly verb: string
  /** On buttons that open the form. */
  readonly open: string
  /** On the button that asks for a time, and on one that books it at once. */
  readonly ask: string
  readonly book: string
}

/** What a test drive is called, by what is driven: a motorcycle is ridden, and nobody drives a caravan (CFG-06, ENQ-24). */
export const driveWords: { readonly [Type in ItemType]: DriveWords } = {
  car: { verb: 'drive', open: 'Book a Test Drive', ask: 'Request Test Drive', book: 'Book Test Drive' },
  motorcycle: { verb: 'ride', open: 'Book a Test Ride', ask: 'Request Test Ride', book: 'Book Test Ride' },
  caravan: { verb: 'see', open: 'Book a Visit', ask: 'Request a Visit', book: 'Book a Visit' },
}

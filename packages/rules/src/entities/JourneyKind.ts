/** Reserving asks who it is for and leads to the deposit; buying goes through everything a purchase needs before it. */
export type JourneyKind = 'reserve' | 'buy'

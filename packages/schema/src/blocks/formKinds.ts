/** Form variants a page or a car button can open; each stores a real lead. */
export const formKinds = ['general', 'vehicle', 'testDrive', 'finance', 'tradeIn', 'service', 'parts', 'fleet', 'feedback'] as const
export type FormKind = (typeof formKinds)[number]

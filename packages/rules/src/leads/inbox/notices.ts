/**
 * What people who answer shoppers are told of, and in which ways they choose (ENT-16). The mail of a new enquiry goes to the addresses of
 * the business: it is nobody's own, so that nobody's choice silences it.
 */
export const noticeWays = { lead: ['push'], late: ['push', 'mail'], mention: ['push', 'mail'] } as const

export type NoticeKind = keyof typeof noticeWays
export type NoticeWay = (typeof noticeWays)[NoticeKind][number]
/** Something to be told of, in one way. */
export type Notice = { [Kind in NoticeKind]: `${Kind}.${(typeof noticeWays)[Kind][number]}` }[NoticeKind]

/** All that can be chosen. */
export const notices = Object.entries(noticeWays).flatMap(([kind, ways]) => ways.map((way) => `${kind}.${way}` as Notice))

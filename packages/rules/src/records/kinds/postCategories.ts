/** What posts are about, each under its own address within the blog (RTE-24, CNT-09). */
export const postCategories = {
  'vehicle-reviews': { title: 'Vehicle reviews', text: 'What cars are like to live with.' },
  news: { title: 'News', text: 'What is new here and in the trade.' },
  'buying-guides': { title: 'Buying guides', text: 'Help with choosing, paying and owning.' },
  ownership: { title: 'Owning and servicing', text: 'Keeping a car going, and getting more of it.' },
  community: { title: 'People and places', text: 'Our people, and what we do around here.' },
} as const

export type PostCategory = keyof typeof postCategories

export const isPostCategory = (segment: string): segment is PostCategory => Object.hasOwn(postCategories, segment)

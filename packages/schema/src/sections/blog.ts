import { count, entryList, href, image, longText, text } from '../blocks/blockSettings'
import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** The blog (RTE-24, CNT-09, CNT-10). Posts are written under News, for all sites of a business. */
export const blog = {
  type: 'object',
  title: 'Blog',
  description: 'The pages of posts and news, at /blog.',
  'x-group': 'Content',
  'x-preview': 'blog',
  'x-role': 'dealer',
  properties: {
    show: {
      type: 'boolean',
      title: 'Blog',
      description: 'Adds the blog pages to the site.',
      default: true,
    },
    heading: { ...text('Heading', 'The heading of the blog.', 80, 'News and reviews'), minLength: 1 },
    text: longText('Introduction', 'A sentence or two under the heading. Leave empty to show none.', 300),
    emptyText: {
      ...longText(
        'Text without posts',
        'Shown while there are no posts.',
        200,
        'There’s nothing here yet, but there are plenty of cars to look at.',
      ),
      minLength: 1,
    },
    featured: {
      type: 'boolean',
      title: 'Four featured posts',
      description: 'Starts the blog with the four featured posts, or else the latest.',
      default: true,
    },
    pageSize: count('Posts per page', 'How many posts a page lists.', 3, 48, 12),
    categories: {
      type: 'array',
      title: 'Categories',
      description:
        'The categories that have a card of their own, in order. Each is shown once it has a post, and all of them once one has several.',
      maxItems: 5,
      uniqueItems: true,
      items: {
        type: 'string',
        ...choices({
          'vehicle-reviews': 'Vehicle reviews',
          news: 'News',
          'buying-guides': 'Buying guides',
          ownership: 'Owning and servicing',
          community: 'People and places',
        }),
      },
      default: ['vehicle-reviews', 'news', 'buying-guides', 'ownership', 'community'],
      'x-control': 'ordered',
      'x-empty': 'No cards.',
    },
    showAuthor: {
      type: 'boolean',
      title: 'Show the author',
      description: 'Names the author of each post that has one.',
      default: true,
    },
    showTags: {
      type: 'boolean',
      title: 'Show tags',
      description: 'Lists the tags of a post below it, each leading to the posts with that tag.',
      default: true,
    },
    cards: {
      ...entryList('Cards below the posts', 'Your own cards that link to other pages, such as the stock.', 'Card', 4, {
        title: text('Title', 'What the card is about.', 60),
        text: longText('Text', 'A sentence or two.', 200),
        buttonLabel: text('Button', 'The text of the button.', 30, 'Find out more'),
        href: href('Link', 'Where the button goes. Leave empty for no button.'),
        image: image('Image', 'A picture above the text. Leave empty to show none.'),
      }),
      default: [
        {
          id: 'stock',
          title: 'See what’s in stock',
          text: 'Photos, prices and full details of everything for sale.',
          buttonLabel: 'Search cars',
          href: '/search',
        },
        {
          id: 'offers',
          title: 'Current offers',
          text: 'See our current offers, which cars they’re for and when they end.',
          buttonLabel: 'See offers',
          href: '/special-offers',
        },
      ],
    },
  },
} as const satisfies SectionSchema

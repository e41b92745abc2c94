import { plainText } from '@forecourt/schema/rich-text/plainText'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { isOfOneMake } from '@forecourt/schema/switches/stockSwitches'
import { formatRate } from '../../../format/groupThousands'
import { offerHref } from '../../../routing/offerHref'
import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import { withoutMarkup } from '../../../text/withoutMarkup'
import type { PageRules } from '../../PageRules'
import { matchPage, redirectPermanently, redirectTemporarily } from '../../Route'

/** An offer; its path includes the make if the site sells several (RTE-18). */
export const offerPageRules = {
  addresses: {
    '/offers': () => redirectPermanently('/special-offers'),
    '/offers/:id': ({ path }, [offerId = '']) => matchPage({ page: 'offer', path, offerId }),
    '/offers/:make/:id': ({ path, config }, [, offerId = '']) =>
      isOfOneMake(config.identity) ? redirectTemporarily(`/offers/${offerId}`) : matchPage({ page: 'offer', path, offerId }),
  },
  dataSettings: ({ offerId }, config) => ({ offerId, manufacturer: config.identity.manufacturer }),
  meta: ({ config, data: { offer }, request: { origin } }) => {
    // Any make in the path works; the canonical path has the offer's own (RTE-18).
    const canonicalPath = offerHref(config, offer)
    return {
      title: offer.name,
      description: [
        offer.comparisonRate !== null &&
          statesComparisonRate(config.identity) &&
          `Comparison rate ${formatRate(offer.comparisonRate)} p.a.`,
        withoutMarkup(plainText(offer.description)),
      ]
        .filter(Boolean)
        .join(' '),
      imageKey: offer.imageKey,
      canonicalPath,
      jsonLd: [
        breadcrumbsJsonLd(origin, [
          { name: config.offers.heading, path: '/special-offers' },
          { name: offer.name, path: canonicalPath },
        ]),
      ],
    }
  },
  popups: 'offers',
  ascType: 'specials',
} as const satisfies PageRules<'offer'>

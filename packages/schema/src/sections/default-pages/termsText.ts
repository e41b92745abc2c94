/**
 * The default terms (RTE-26) of a car dealer in Australia or New Zealand, with placeholders for details and law. The dealer’s lawyer must
 * review them before they go live.
 */
export const termsText = [
  '## Who runs this site',
  'This site is run by {name}. Our contact details are at the end of these terms, and our dealer licence or registration is at the bottom of every page. By using this site you agree to these terms. If you don’t agree, please don’t use it.',
  '## Vehicles and pictures',
  'We take care to get vehicle details right, but equipment can vary with build date and grade, and mistakes can happen. If a picture is a drawing or shows another vehicle, it’s for illustration only. If a detail matters to you, ask us to confirm it in writing before you buy.',
  '## Prices',
  'A price marked “{fullPrice}” is the full price for a private buyer, including registration and government charges. A price marked {pricesWithout}. Ask us for the full price. Loan repayments and any subscription prices are always marked, so you can tell them from purchase prices. If a price is clearly a mistake, we’ll tell you, and you can cancel.',
  '## Finance figures',
  'Repayments on this site are calculated from the rate, term, deposit and fees shown with them. They’re not financial advice or an offer of credit. The lender decides whether to approve your application, and its terms apply to any loan.',
  '## Enquiries, requests and test drives',
  'Sending us a form doesn’t hold a vehicle, take a payment or create a contract. A vehicle is only held once we confirm it, or once you pay a deposit on this site, on the terms and for the time shown then. You haven’t agreed to buy, and we haven’t agreed to sell, until we’ve both signed a contract. A time you ask for isn’t booked until we confirm it. A time you choose from our calendar is booked once this site confirms it. You’ll need to bring a current licence to drive one of our vehicles.',
  '## Offers',
  'Offers end on the date shown or, where stated, when stock runs out. Offers can’t be combined unless we say they can.',
  '## Your rights',
  'Nothing in these terms takes away your rights under {consumerLaw}. If something goes wrong with this site itself, our liability is limited to fixing it, as far as the law allows.',
  '## This site',
  'The text, photos and drawings on this site belong to us or are used with permission. Please ask before you use them elsewhere. We link to other sites for your convenience, and aren’t responsible for what’s on them. We may change this site and these terms. The terms on this page when you use the site are the ones that apply. The law of the place where we trade applies to these terms.',
  '## Questions',
  'Email {email} or call {phone}.',
].join('\n\n')

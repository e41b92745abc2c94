/**
 * The default privacy policy (RTE-26, LEG-02): the statements required by Australian Privacy Principle 1 and New Zealand’s information
 * privacy principles, with placeholders for the dealer’s details and the country's law.
 */
export const privacyText = [
  '{name} protects your personal information as {privacyLaw} require. This policy explains what we collect on this site and in person, how we use it, and your rights.',
  '## What we collect and hold',
  '- What you tell us: your name, phone number, email address and postcode, your enquiry, and details of a vehicle you want to sell or have serviced.\n- What’s sent with your enquiry: the page you sent it from, the pages you viewed before it, the link or campaign that brought you here, and the type of browser you use.\n- What we need for a sale, a test drive, a service or a finance application: your licence, proof of identity, the vehicle’s identification number and history, payment records and, for finance, your income and debts.',
  'We only collect sensitive information if you agree and the law allows it. You can ask us general questions without giving your name. If you’d like a reply, we’ll need your phone number or email address.',
  '## How we collect it',
  'Usually we collect it from you, through a form, by phone or email, or in person. Sometimes we collect it from others, such as a lender, a manufacturer, a vehicle or personal property register, or someone you’ve asked to act for you. If you give us information about another person, please let them know.',
  '## How we use it',
  '- To reply to you, and to arrange test drives, sales, finance, servicing, parts and deliveries.\n- To keep the records that dealers must keep by law, and to contact you about safety recalls.\n- To see which parts of this site are useful, and to keep it secure.\n- To send you news and offers, but only if you ticked the box to agree. Each message says who it’s from and how to unsubscribe, as {marketingLaw} requires.',
  '## Automated decisions',
  '{decisions}',
  '## Who we share it with',
  'We share it with those who need it to help you: the dealership you contacted, a lender or insurer you apply to, a manufacturer for warranty and recalls, the vehicle registration authority, and the companies that run this site, our email and our dealer systems for us. We also share it where the law requires us to. We don’t sell it.',
  'Some of these companies store information overseas. We only use companies that protect it as the law requires. Ask us and we’ll tell you which countries they’re in.',
  '## Cookies and your browser',
  '{cookies} This site uses your browser to store the vehicles you’ve viewed, saved or compared, your latest searches and the contact details you last sent, so you don’t have to look them up or type them again. You can clear them in your browser’s settings at any time, and the site will still work. If we show a chat window or a video from another company, that company may set its own cookies.',
  '## How long we keep it and how we protect it',
  'We keep information for as long as we need it to help you and for as long as the law requires. After that we delete it or remove your name from it. It’s encrypted in transit, and only staff who need it for their work can see it. If a breach is likely to cause you serious harm, we’ll tell you and the {privacyOffice}.',
  '## Access and correction',
  'You can ask what information we hold about you, get a copy, and have it corrected. Write to {email}. We’ll check your identity and reply within the time the law allows. There’s no charge for asking. If we refuse, we’ll tell you why in writing.',
  '## Complaints',
  'Please write to {complaintsEmail} and tell us what happened. We’ll let you know we’ve received it, look into it, and reply within {answerDays} days. If you’re not happy with our reply, you can complain to the [{privacyOffice}]({privacyOfficeSite}), which is free.',
  '## Changes',
  'This page always has our current policy. Ask us if you’d like a printed copy.',
].join('\n\n')

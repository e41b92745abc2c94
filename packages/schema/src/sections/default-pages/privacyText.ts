/**
 * The default privacy policy (RTE-26, LEG-02): the statements required by Australian Privacy Principle 1 and New Zealand’s information
 * privacy principles, with placeholders for the dealer’s details and the country's law.
 */
export const privacyText = [
  '{name} looks after the personal information it holds as {privacyLaw} require. This policy explains what we collect through this site and at our premises, what we do with it, and what you can ask of us.',
  '## What we collect and hold',
  '- What you tell us: your name, phone number, email address and postcode, what you ask about, and details of a vehicle you want to sell or have serviced.\n- What comes with it: the page you enquired from, the pages you viewed on the way, the link or campaign that brought you here, and the kind of browser you use.\n- What a sale, a test drive, a service or a finance application needs: your licence, proof of who you are, the vehicle’s identification number and history, payment records, and for finance your income and debts.',
  'We ask for sensitive information only where the law allows it and you agree. You may ask us general questions without giving your name. To answer a form, we need a way to reach you.',
  '## How we collect it',
  'From you: by form, phone, email or in person. Sometimes from others: a lender, a manufacturer, a vehicle or personal property register, or someone you’ve asked to speak for you. If you give us information about another person, please tell them.',
  '## Why we use it',
  '- To answer you, and to arrange test drives, sales, finance, servicing, parts and deliveries.\n- To keep the records the law requires of dealers, and to reach you about safety recalls.\n- To understand which parts of this site are useful, and to keep it secure.\n- To send news and offers, only if you agreed by ticking the box yourself. Each message says who sent it and how to stop them, as {marketingLaw} requires.',
  '## Decisions made by computer programs',
  '{decisions}',
  '## Who we give it to',
  'To those who need it to help with your request: the dealership you contacted, a lender or insurer you apply to, a manufacturer for warranty and recalls, a registration authority, and the companies that run this site, our email and our dealer systems for us. We give it to others where the law requires it. We don’t sell it.',
  'Some of those companies keep information on servers in other countries. We choose ones that protect it as we must, and will tell you which countries if you ask.',
  '## What your own browser keeps',
  '{cookies} This site stores in your own browser, on your device, the vehicles you viewed, saved or compared, your latest searches, and the contact details you last sent, so you don’t need to enter them again. Clearing this site’s data in your browser removes all of it, and the site works without it. If a chat window or a video from another company is shown, that company may set its own cookies.',
  '## How long, and how safe',
  'We keep information for as long as we need it for your request and as long as the law requires, then delete it or take your name off it. It travels encrypted, and only people who need it for their work can open it. If a breach is likely to cause you serious harm, we will tell you and the {privacyOffice}.',
  '## Seeing and correcting it',
  'You can ask what we hold about you, ask for a copy, and have it corrected. Write to {email}. We’ll check who you are, reply within a reasonable time and no later than the law allows, and charge nothing for asking. If we refuse, we’ll tell you why in writing.',
  '## Complaints',
  'Please write to {complaintsEmail} and tell us what happened. We’ll confirm that we have your complaint, look into it, and reply to privacy complaints within {answerDays} days. If you’re not happy with our reply, you can complain to the [{privacyOffice}]({privacyOfficeSite}), which is free.',
  '## Changes',
  'The policy on this page is the one in force. Ask us for a printed copy if you prefer.',
].join('\n\n')

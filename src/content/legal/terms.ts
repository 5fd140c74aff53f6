import { brand } from '../brand';
import { paths } from '../paths';
import type { LegalDocument } from './document';

export const terms: LegalDocument = {
  title: `Terms of Service | ${brand.studio}`,
  description: `The agreement between you and ${brand.studio}: who may use ${brand.product}, what is yours, how plans are paid and ended, and what we are liable for.`,
  heading: 'Terms of Service',
  intro: [
    {
      kind: 'p',
      text: `These terms are the agreement between you and ${brand.studio} (“we,” “us”). They cover the ${brand.product} app, this website and your account, which we call the service.`,
    },
    {
      kind: 'p',
      text: [
        'By creating an account or using the service, you accept these terms. If you do not accept them, please do not use it. Our ',
        { text: 'Privacy Policy', href: paths.privacy },
        ' says what we do with your information.',
      ],
    },
  ],
  sections: [
    {
      id: 'age',
      heading: 'Who may use the service',
      body: [
        {
          kind: 'p',
          text: 'You may use the service if you are at least 18 years old. If you are between 13 and 17, you may use it with the consent of a parent or legal guardian who has read and accepts these terms for you. That person is responsible for your use of the service.',
        },
        {
          kind: 'p',
          text: 'If you are under 13, you may not create an account. We ask for your birthday when you sign up to check this.',
        },
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      body: [
        {
          kind: 'ul',
          items: [
            'Give accurate information when you sign up, including an email address that you can read.',
            'Keep your password to yourself. You are responsible for what happens in your account, unless it happens through our fault.',
            [
              'If you believe that somebody else uses your account, ',
              { text: 'reset your password', href: paths.forgotPassword },
              ' and write to us right away.',
            ],
            'An account is for one person. Do not sell it or hand it on, and do not choose a username that pretends to be somebody else. We may take such a username back.',
          ],
        },
      ],
    },
    {
      id: 'your-content',
      heading: 'Your content',
      body: [
        {
          kind: 'p',
          text: 'What you put into the service is yours: events, journal entries, moods, pictures, videos and everything else. We claim no ownership of it.',
        },
        {
          kind: 'p',
          text: 'We need your permission to run the service with it. You allow us to store, copy, transmit and display your content, and to adapt it technically (such as resizing a picture), only as far as it takes to provide the service to you and to the people you share with. This permission is free of charge and ends when you delete the content or your account, except for backup copies that expire later.',
        },
        {
          kind: 'p',
          text: 'You are responsible for your content. Make sure that you have the right to use it, and keep your own copy of what you cannot afford to lose.',
        },
      ],
    },
    {
      id: 'sharing',
      heading: 'Friends and sharing',
      body: [
        {
          kind: 'p',
          text: 'Your friends in the service can see when you are busy. The details of your events stay private, unless you share an event. Whoever accepts a shared event sees it in their own calendar. We cannot control what people do with information you have shared with them, so choose with care.',
        },
      ],
    },
    {
      id: 'conduct',
      heading: 'What you may not do',
      body: [
        { kind: 'p', text: 'You agree not to:' },
        {
          kind: 'ul',
          items: [
            'break the law, or use the service to help somebody else break it;',
            'harass, threaten or deceive people, or send them invitations they do not want;',
            'upload content that is unlawful, that sexualizes or endangers children, or that violates the rights of others;',
            "get into other people's accounts or data, or try to;",
            'attack, overload or probe the service, get around its limits, or upload malicious code;',
            'collect data about other users, or use the service by automated means, without our written permission;',
            'copy, resell or take apart the software, except where the law allows it regardless of these terms.',
          ],
        },
      ],
    },
    {
      id: 'license',
      heading: 'Our software',
      body: [
        {
          kind: 'p',
          text: `The app, the website, their design and the name ${brand.product} belong to us or to those who license them to us. We grant you a personal, revocable license to use them as intended, under these terms. It is not exclusive, and you may not transfer it.`,
        },
        {
          kind: 'p',
          text: 'If you send us ideas or suggestions, we may use them without owing you anything.',
        },
        {
          kind: 'p',
          text: "You get the app from a platform store, such as Apple's App Store. The store's own terms apply to that as well. This agreement is between you and us, not with the store, and the store does not have to support the app.",
        },
      ],
    },
    {
      id: 'subscriptions',
      heading: 'Plans and payments',
      body: [
        {
          kind: 'p',
          text: [
            `The service has a free plan and two paid subscriptions, ${brand.product} Premium and ${brand.product} Plus, each by the month or by the year. Features and prices are on the `,
            { text: 'pricing page', href: paths.premium },
            '. Taxes may come on top where the law requires them.',
          ],
        },
        {
          kind: 'ul',
          items: [
            [
              { strong: 'In the app: ' },
              'in-app purchases go through the platform store. The store charges you, under its own terms and with the payment method it has on file.',
            ],
            [
              { strong: 'On the website: ' },
              'payments offered on the website go through a card payment provider. The provider handles your card details under its own terms. We do not receive your full card number.',
            ],
          ],
        },
        {
          kind: 'p',
          text: 'A subscription renews for the same period, at the price then in effect, until you cancel it. If we raise a price, we tell you before your next renewal, and you can cancel before it applies.',
        },
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation and refunds',
      body: [
        {
          kind: 'p',
          text: [
            'You can cancel at any time. Cancel an in-app purchase in the settings of the platform store. To cancel a subscription paid by card on the website, write to ',
            { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
            ' before the renewal date. Your paid features stay until the end of the period you have paid for, then your account continues on the free plan.',
          ],
        },
        {
          kind: 'p',
          text: 'Deleting the app or your account does not by itself cancel an in-app purchase. The store decides about refunds of in-app purchases. For card payments, we do not refund a period that has begun, unless the law gives you that right.',
        },
      ],
    },
    {
      id: 'termination',
      heading: 'Ending the agreement',
      body: [
        {
          kind: 'p',
          text: 'You can stop using the service and delete your account at any time. We may suspend or end your account if you seriously or repeatedly break these terms, if the law requires it, or to protect other people or the service. Where we can, we tell you first and say why.',
        },
        {
          kind: 'p',
          text: 'We may also change the service or discontinue it. If we discontinue it, we give you reasonable notice, so that you can save what matters to you. The sections on disclaimers, liability, claims and law stay in effect after the agreement ends.',
        },
      ],
    },
    {
      id: 'disclaimers',
      heading: 'Disclaimers',
      body: [
        {
          kind: 'p',
          text: 'We work to make the service good, but we provide it “as is” and “as available.” As far as the law allows, we give no warranties, express or implied, including those of merchantability, fitness for a particular purpose and non-infringement. We do not promise that the service will never be interrupted, that a reminder will always arrive, or that no data will ever be lost.',
        },
        {
          kind: 'p',
          text: 'The mood and habit features are for reflection. They are not medical advice and do not replace professional help. Do not rely on the service for emergencies.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Limits of our liability',
      body: [
        {
          kind: 'p',
          text: 'As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits or lost data.',
        },
        {
          kind: 'p',
          text: [
            'Our total liability for all claims about the service is limited to ',
            {
              strong:
                'the greater of $30.00 or the amounts you paid us in the 3 months before the event that led to the claim',
            },
            '.',
          ],
        },
        {
          kind: 'p',
          text: 'Some places do not allow some of these limits. There, they apply only as far as they may. Nothing in these terms excludes liability that cannot be excluded by law.',
        },
      ],
    },
    {
      id: 'claims',
      heading: 'Time to make a claim',
      body: [
        {
          kind: 'p',
          text: [
            'A claim about the service or these terms must be made ',
            { strong: 'within one year' },
            ' after its cause arose. After that it is barred, as far as the law allows. Please write to us first. Most problems can be solved by email.',
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Law and the rest of the terms',
      body: [
        {
          kind: 'p',
          text: 'These terms are governed by the law of the place where the studio is established. If you are a consumer, you keep the protection of the mandatory law of the place where you live, and you may go to court there where that law says so.',
        },
        {
          kind: 'p',
          text: 'If a part of these terms turns out to be invalid, the rest stays in effect. If we do not enforce a right at once, we have not given it up. You may not transfer this agreement. We may transfer it to a successor who takes over the service and these duties.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: [
        {
          kind: 'p',
          text: 'We may change these terms, for example when the service or the law changes. The new version appears on this page with its own effective date. If a change matters to your rights, we tell you beforehand in the app or by email. If you go on using the service after that date, you accept the new version. If you do not want to, you can delete your account.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: [
        {
          kind: 'p',
          text: [
            `Write to ${brand.studio} at `,
            { text: brand.companyEmail, href: `mailto:${brand.companyEmail}` },
            ' about these terms, and at ',
            { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
            ' about the app.',
          ],
        },
      ],
    },
  ],
};

import { brand } from '../brand';
import { paths } from '../paths';
import type { LegalDocument } from './document';

export const privacy: LegalDocument = {
  title: `Privacy Policy | ${brand.studio}`,
  description: `What ${brand.studio} collects when you use ${brand.product}, why and for how long we keep it, who can see it, and how you can have it deleted.`,
  heading: 'Privacy Policy',
  intro: [
    {
      kind: 'p',
      text: `This policy says what ${brand.studio} (“we,” “us”) does with your information when you use the ${brand.product} app, this website and your account.`,
    },
    { kind: 'p', text: 'The short version:' },
    {
      kind: 'ul',
      items: [
        'We keep what the planner and the journal need to work, and no more.',
        'Friends see when you are busy. They do not see why, and nobody you know sees your journal.',
        'We do not sell your information and do not use it for advertising.',
        'When your account is deleted, your profile goes with it.',
      ],
    },
  ],
  sections: [
    {
      id: 'collect',
      heading: 'What we collect',
      body: [
        { kind: 'p', text: 'Information you give us:' },
        {
          kind: 'ul',
          items: [
            [
              { strong: 'Account: ' },
              'your name, email address, username and password. Google stores the password for us in protected form. We cannot read it.',
            ],
            [
              { strong: 'Profile: ' },
              'your profile picture if you add one, your status, your plan and the names of your spaces.',
            ],
            [
              { strong: 'Your content: ' },
              'events with their details and reminders, journal entries, moods, and the pictures and videos you attach.',
            ],
            [
              { strong: 'Friends: ' },
              'whom you are friends with in the app, and the invitations you send, accept or decline.',
            ],
            [{ strong: 'Messages: ' }, 'what you write to us when you contact us.'],
          ],
        },
        {
          kind: 'p',
          text: 'Information we get when you use the service: technical records such as the time of a request, an IP address, the kind of device or browser, and errors. If you buy a subscription, the store or payment provider tells us which one you have and until when.',
        },
        {
          kind: 'p',
          text: 'So that we learn what fails and what is slow, this website may send us the kind of an error, the page on which it happened, and how quickly the page appeared and reacted. Such a report does not say who you are or what you typed.',
        },
      ],
    },
    {
      id: 'birthday',
      heading: 'Your birthday',
      body: [
        {
          kind: 'p',
          text: 'When you sign up on this website, we ask for your birthday to check that you are at least 13 years old. The check happens in your browser. The website does not send your birthday to us and does not store it in your account.',
        },
      ],
    },
    {
      id: 'use',
      heading: 'Why we use it',
      body: [
        {
          kind: 'ul',
          items: [
            'To provide the service: to log you in, keep your calendar and journal, remind you of events, and show friends what you share with them.',
            'To send the emails the service needs, such as the link to reset your password.',
            'To give you the features of your plan.',
            'To answer when you write to us.',
            'To keep the service secure, find errors and prevent abuse.',
            'To meet legal duties.',
          ],
        },
        {
          kind: 'p',
          text: 'Where the law asks for a legal basis, it is our agreement with you for most of this, our legitimate interest for security and errors, a legal duty where there is one, and your consent where we ask for it.',
        },
      ],
    },
    {
      id: 'storage',
      heading: 'Where it is stored',
      body: [
        {
          kind: 'p',
          text: 'We use Firebase, a service of Google, to run accounts, the database, pictures and the website. Google processes the information for us and under our instructions, and may do so in the United States and other countries. Where the law requires it, safeguards such as standard contractual clauses apply to that transfer.',
        },
        {
          kind: 'p',
          text: 'This website sets no advertising cookies. To keep you logged in, Firebase stores a token in the storage of your browser. Logging out removes it.',
        },
        {
          kind: 'p',
          text: 'On the pages for signing up and logging in, this website may use Google reCAPTCHA to tell people from programs. Google then receives technical details of your device and browser and how the page is used, may set a cookie, and handles this under its own privacy policy.',
        },
      ],
    },
    {
      id: 'friends',
      heading: 'What your friends see',
      body: [
        {
          kind: 'ul',
          items: [
            'Friends see the times when you are busy, and only the times. The details of your events stay private.',
            'If you share an event, the people you invite see that event and its details.',
            'People can find you by your username. They then see your name, username and profile picture.',
            'Your journal and your moods are shown to nobody but you.',
          ],
        },
      ],
    },
    {
      id: 'sharing',
      heading: 'Whom we share it with',
      body: [
        {
          kind: 'p',
          text: 'We do not sell your information. We share it only:',
        },
        {
          kind: 'ul',
          items: [
            'with Google, which runs Firebase for us;',
            'with the platform store for in-app purchases, and with a card payment provider for payments on the website. Both receive your payment details directly from you, and we do not store your card number;',
            'with authorities, when the law obliges us to, or when it is needed to protect somebody from harm;',
            'with a successor, if the service is taken over. This policy continues to protect what was collected under it.',
          ],
        },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        {
          kind: 'p',
          text: [
            'The service is not for children under 13, and we do not knowingly collect their information. If you are between 13 and 17, you need the consent of a parent or guardian, as the ',
            { text: 'Terms of Service', href: `${paths.terms}#age` },
            ' say. If you believe that a child under 13 has an account, write to us and we will delete it.',
          ],
        },
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it and how it is deleted',
      body: [
        {
          kind: 'p',
          text: [
            'We keep your information while you have an account. You can edit or delete events and entries whenever you like. You can delete the whole account in the app, or ask us to do it at ',
            { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
            '.',
          ],
        },
        { kind: 'p', text: 'When your account is deleted:' },
        {
          kind: 'ul',
          items: [
            'your user document is removed, with your name, email, status, spaces and list of friends;',
            'your username becomes free, so somebody else can choose it;',
            'your profile pictures are removed;',
            'your login no longer works.',
          ],
        },
        {
          kind: 'p',
          text: 'Delete your events and journal entries in the app first, or tell us to remove what is left of them. Events that a friend created and shared with you stay in the calendar of that friend. Backup copies and technical records may remain for a limited time until they are overwritten. We keep records of payments as long as tax law requires.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      body: [
        {
          kind: 'p',
          text: 'Depending on where you live, you can ask us for a copy of your information, have it corrected or deleted, have its use limited, object to its use, receive it in a form you can take elsewhere, and withdraw a consent. Your name, username and email cannot be changed in the app yet. If one of them is wrong, write to us.',
        },
        {
          kind: 'p',
          text: [
            'Send your request to ',
            { text: brand.companyEmail, href: `mailto:${brand.companyEmail}` },
            ' from the address of your account, so that we know it is you. It costs nothing, and we do not treat you differently for it. You may also complain to the data protection authority where you live.',
          ],
        },
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      body: [
        {
          kind: 'p',
          text: 'Information travels encrypted between your device and our servers, and access rules decide on the server who may read what. Through this website, nobody but you can read your user document. No system is perfectly secure. If something goes wrong that puts you at risk, we tell you and the authorities as the law requires.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: [
        {
          kind: 'p',
          text: 'If we change this policy, the new version appears here with its own effective date. If the change is important, we tell you beforehand in the app or by email.',
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
            `${brand.studio} is responsible for your information. Write to `,
            { text: brand.companyEmail, href: `mailto:${brand.companyEmail}` },
            ' about privacy, and to ',
            { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
            ' about the app.',
          ],
        },
      ],
    },
  ],
};

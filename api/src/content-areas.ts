import { listEmailTemplates } from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { listEmails } from '@share/contract/areas/emails/emails.endpoints.ts';
import { listFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import { listFeaturedOffers } from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import { listPages } from '@share/contract/areas/pages/pages.endpoints.ts';
import { listPictures } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { listSlides } from '@share/contract/areas/slider/slider.endpoints.ts';
import { listStaticContent } from '@share/contract/areas/static-content/static-content.endpoints.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from './area.ts';
import { contactRoutes } from './areas/contact/contact.routes.ts';
import { emailTemplatesRoutes } from './areas/email-templates/email-templates.routes.ts';
import { readEmailTemplate, templateRecords } from './areas/email-templates/email-templates.verbs.ts';
import { emailsCards } from './areas/emails/emails.home.ts';
import { emailsRoutes } from './areas/emails/emails.routes.ts';
import { faqRoutes } from './areas/faq/faq.routes.ts';
import { faqRecords, faqVerbs } from './areas/faq/faq.verbs.ts';
import { featuredOffersRoutes } from './areas/featured-offers/featured-offers.routes.ts';
import { placementTexts, readFeaturedOffer } from './areas/featured-offers/featured-offers.verbs.ts';
import { languagesCards } from './areas/languages/languages.home.ts';
import { languagesRoutes } from './areas/languages/languages.routes.ts';
import { pageRecords } from './areas/pages/pages.reads.ts';
import { pagesRoutes } from './areas/pages/pages.routes.ts';
import { pageVerbs } from './areas/pages/pages.verbs.ts';
import { picturesRoutes } from './areas/pictures/pictures.routes.ts';
import { pictureTexts, pictureVerbs } from './areas/pictures/pictures.verbs.ts';
import { sliderCards } from './areas/slider/slider.home.ts';
import { sliderRoutes } from './areas/slider/slider.routes.ts';
import { slideRecords, slideVerbs } from './areas/slider/slider.verbs.ts';
import { getStaticElement, staticRecords } from './areas/static-content/static-content.reads.ts';
import { staticContentRoutes } from './areas/static-content/static-content.routes.ts';
import { addDemoFaq } from './demo/demo-faq.ts';
import { addDemoPages } from './demo/demo-pages.ts';
import { addDemoSlides } from './demo/demo-slides.ts';

/** What the public site says, in the order of the menu. */
export const contentAreas: readonly Area[] = [
  {
    name: 'faq',
    content: { ...faqRecords, from: 'faq r', read: faqVerbs.read },
    routes: faqRoutes,
    link: {
      group: 'content',
      endpoint: listFaq,
      route: '/faq',
      icon: 'help',
      label: contentNames.faq.all,
    },
    fillDemo: addDemoFaq,
  },
  {
    name: 'pages',
    content: { ...pageRecords, from: 'pages r', read: pageVerbs.read },
    routes: pagesRoutes,
    link: {
      group: 'content',
      endpoint: listPages,
      route: '/pages',
      icon: 'file',
      label: contentNames.page.all,
    },
    fillDemo: addDemoPages,
  },
  {
    name: 'slider',
    content: { ...slideRecords, from: 'slides r', read: slideVerbs.read },
    routes: sliderRoutes,
    cards: sliderCards,
    link: {
      group: 'content',
      endpoint: listSlides,
      route: '/slider',
      icon: 'slides',
      label: contentNames.slide.all,
    },
    fillDemo: addDemoSlides,
  },
  {
    name: 'pictures',
    content: {
      ...pictureTexts,
      marked: pictureTexts,
      from: 'files r WHERE r.in_library AND NOT r.is_attachment',
      read: pictureVerbs.read,
    },
    routes: picturesRoutes,
    link: {
      group: 'content',
      endpoint: listPictures,
      route: '/pictures',
      icon: 'pictures',
      label: contentNames.picture.all,
    },
  },
  {
    name: 'featured-offers',
    content: {
      entity: placementTexts.entity,
      marked: placementTexts,
      from: 'featured_placements r',
      read: readFeaturedOffer,
    },
    routes: featuredOffersRoutes,
    link: {
      group: 'content',
      endpoint: listFeaturedOffers,
      route: '/featured-offers',
      icon: 'star',
      label: contentNames.featuredOffer.all,
    },
  },
  {
    name: 'static-content',
    content: {
      ...staticRecords,
      from: "static_contents r WHERE r.type <> 'collection'",
      read: getStaticElement,
    },
    routes: staticContentRoutes,
    link: {
      group: 'content',
      endpoint: listStaticContent,
      route: '/static-content',
      icon: 'layout',
      label: contentNames.staticContent.all,
    },
  },
  {
    name: 'email-templates',
    content: { ...templateRecords, from: 'email_templates r', read: readEmailTemplate },
    routes: emailTemplatesRoutes,
    link: {
      group: 'content',
      endpoint: listEmailTemplates,
      route: '/email-templates',
      icon: 'mail',
      label: contentNames.emailTemplate.all,
    },
  },
  {
    name: 'languages',
    routes: languagesRoutes,
    cards: languagesCards,
    link: {
      group: 'content',
      endpoint: getLanguages,
      route: '/languages',
      icon: 'language',
      label: { pl: 'Języki', en: 'Languages' },
    },
  },
  { name: 'contact', routes: contactRoutes },
  {
    name: 'emails',
    routes: emailsRoutes,
    cards: emailsCards,
    link: {
      group: 'content',
      endpoint: listEmails,
      route: '/emails',
      icon: 'send',
      label: { pl: 'Wysłane e-maile', en: 'Sent e-mails' },
    },
  },
];

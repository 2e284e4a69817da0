import { recordTexts, sentencesOf } from '../../ui/record/record-texts.ts';

export const pagesTexts = recordTexts({
  pl: {
    title: 'Strony',
    ...sentencesOf.pl({ ending: 'a', singular: ['strona', 'stronę', 'strony'], plural: ['strony', 'stron'] }),

    titleOfPage: 'Tytuł',
    search: 'Tytuł albo slug',
    general: 'Tytuł i link',
    slug: 'Slug',
    slugHint: 'Końcówka adresu strony w serwisie.',
    suggestSlug: 'Zaproponuj z tytułu',
    suggestFailed: 'Nie udało się zaproponować slugu',
    slugChanges: 'Zmiana slugu zmieni adres strony. Dotychczasowy adres będzie prowadził do nowego.',

    publication: 'Publikacja',
    active: 'Aktywna',
    activeHint: 'Tylko aktywne strony widać w serwisie.',
    subTitle: 'Podtytuł',
    content: 'Treść',
    contentSection: 'Treść strony',
    picture: 'Obraz',
    image: 'Obraz strony',
    imageAlt: 'Opis obrazu',
    imageAltHint: 'Dla osób, które nie widzą obrazu.',
    seo: 'Wyszukiwarki (SEO)',
    seoTitle: 'Tytuł dla wyszukiwarek',
    seoDescription: 'Opis dla wyszukiwarek',

    previewTitle: 'Podgląd strony',
    nothingYet: 'Nie ma jeszcze nic do pokazania.',
  },
  en: {
    title: 'Pages',
    ...sentencesOf.en('a', 'page', 'pages'),

    titleOfPage: 'Title',
    search: 'Title or slug',
    general: 'Title and link',
    slug: 'Slug',
    slugHint: "The end of the page's address on the public site.",
    suggestSlug: 'Suggest from title',
    suggestFailed: 'No slug could be suggested',
    slugChanges: "A new slug changes the page's address. The present address will lead to the new one.",

    publication: 'Publication',
    active: 'Active',
    activeHint: 'Only active pages are shown on the site.',
    subTitle: 'Subtitle',
    content: 'Content',
    contentSection: 'Content of the page',
    picture: 'Image',
    image: 'Image of the page',
    imageAlt: 'Image description',
    imageAltHint: 'For people who do not see the image.',
    seo: 'Search engines (SEO)',
    seoTitle: 'Title for search engines',
    seoDescription: 'Description for search engines',

    previewTitle: 'Preview of the page',
    nothingYet: 'There is nothing to show yet.',
  },
});

import { recordTexts, sentencesOf } from '../../ui/record/record-texts.ts';

export const sliderTexts = recordTexts({
  pl: {
    title: 'Slider',
    ...sentencesOf.pl({ ending: 'y', singular: ['slajd', 'slajd', 'slajdu'], plural: ['slajdy', 'slajdów'] }),

    noneShown: 'Slider jest pusty',
    noneShownHint:
      'Żaden slajd nie jest teraz widoczny na stronie: każdy jest wyłączony albo poza okresem wyświetlania.',

    picture: 'Obraz',
    name: 'Nazwa',
    content: 'Treść',
    position: 'Pozycja',
    positionHint: '1 to pierwszy slajd. Pozostałe się przesuną.',
    active: 'Aktywny',
    inactive: 'Nieaktywny',
    activeHint: 'Tylko aktywne slajdy widać na stronie.',
    place: 'Miejsce w sliderze',
    wording: 'Treść slajdu',
    oneLanguage: 'Wystarczy jeden język: kto czyta w drugim, zobaczy ten sam tekst.',
    image: 'Obraz',
    imageAlt: 'Opis obrazu',
    imageAltHint: 'Dla osób, które nie widzą obrazu. Puste: opis z biblioteki obrazów albo nazwa slajdu.',
    buttons: 'Przyciski',
    guestButtonLabel: 'Przycisk dla gościa: etykieta',
    guestButtonUrl: 'Przycisk dla gościa: adres',
    loggedUserButtonLabel: 'Przycisk dla zalogowanych: etykieta',
    loggedUserButtonUrl: 'Przycisk dla zalogowanych: adres',
    urlHint: 'Na przykład /offers albo https://example.com',

    previewTitle: 'Podgląd slajdu',
    nothingYet: 'Nie ma jeszcze nic do pokazania.',
  },
  en: {
    title: 'Slider',
    ...sentencesOf.en('a', 'slide', 'slides'),

    noneShown: 'The slider is empty',
    noneShownHint: 'No slide is visible on the site now: each is switched off or outside its display period.',

    picture: 'Image',
    name: 'Name',
    content: 'Content',
    position: 'Position',
    positionHint: '1 is the first slide. The others move.',
    active: 'Active',
    inactive: 'Inactive',
    activeHint: 'Only active slides are shown on the site.',
    place: 'Place in the slider',
    wording: 'Content of the slide',
    oneLanguage: 'One language is enough: readers of the other one see the same text.',
    image: 'Image',
    imageAlt: 'Image description',
    imageAltHint:
      'For people who do not see the image. Empty: the description in the image library, or the name of the slide.',
    buttons: 'Buttons',
    guestButtonLabel: 'Guest button label',
    guestButtonUrl: 'Guest button address',
    loggedUserButtonLabel: 'Signed-in user button label',
    loggedUserButtonUrl: 'Signed-in user button address',
    urlHint: 'For example /offers or https://example.com',

    previewTitle: 'Preview of the slide',
    nothingYet: 'There is nothing to show yet.',
  },
});

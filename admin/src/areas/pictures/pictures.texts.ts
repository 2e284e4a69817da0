import { showing } from '../../ui/list/showing.texts.ts';
import { recordTexts } from '../../ui/record/record-texts.ts';

export const picturesTexts = recordTexts({
  pl: {
    title: 'Obrazy',
    empty: 'W bibliotece nie ma jeszcze żadnych obrazów.',
    show: showing.pl('obraz', 'obrazy', 'obrazów'),
    add: 'Dodaj obraz',
    createTitle: 'Nowy obraz w bibliotece',
    editTitle: 'Obraz',
    loadFailed: 'Nie udało się wczytać listy obrazów',

    fileName: 'Plik',
    picture: 'Obraz',
    alt: 'Opis',
    dimensions: 'Wymiary',
    width: 'Szerokość',
    height: 'Wysokość',
    pixels: (width: string, height: string) => `${width} × ${height}`,
    size: 'Rozmiar',
    uses: 'Użycia',
    createdAt: 'Dodano',
    search: 'Plik albo opis',
    used: 'Użyty',
    noAlt: 'Brak opisu',

    pictureSection: 'Obraz',
    image: 'Obraz',
    altHint:
      'Dla osób, które nie widzą obrazu. Pokazywany wszędzie tam, gdzie treść nie ma własnego opisu tego obrazu.',
    focusSection: 'Punkt, który zostaje widoczny',
    focusHint:
      'Strona przycina obraz do różnych kształtów. Kliknij to, co ma zostać w kadrze, albo wpisz położenie.',
    focusX: 'Od lewej',
    focusY: 'Od góry',
    crop: (shape: string) => `Kadr ${shape}`,
    shapes: { wide: 'szeroki', square: 'kwadratowy', tall: 'wysoki' },
    noPictureYet: 'Najpierw wybierz obraz.',

    usesSection: 'Gdzie jest używany',
    unused: 'Nic go teraz nie używa. Można go usunąć.',
    leavesByItself: 'Nic go nie używa: dzień po przesłaniu zniknie sam. Zapisz go, żeby został w bibliotece.',
    formerOnly: 'tylko wcześniejsza wersja',
    named: (name: string) => `„${name}”`,
    cannotDeleteHint:
      'Najpierw usuń obraz z tych miejsc. Wcześniejsze wersje też go potrzebują, dopóki istnieje ich treść.',
    usesFailed: 'Nie udało się wczytać miejsc użycia',
    toasts: {
      create: { done: 'Obraz dodany do biblioteki', failed: 'Nie udało się dodać obrazu' },
      edit: { done: 'Obraz zapisany', failed: 'Nie udało się zapisać obrazu' },
      delete: { done: 'Obraz usunięty', failed: 'Nie udało się usunąć obrazu' },
    },
  },
  en: {
    title: 'Images',
    empty: 'There are no images in the library yet.',
    show: showing.en('image', 'images'),
    add: 'Add an image',
    createTitle: 'New image in the library',
    editTitle: 'Image',
    loadFailed: 'The images could not be loaded',

    fileName: 'File',
    picture: 'Image',
    alt: 'Description',
    dimensions: 'Dimensions',
    width: 'Width',
    height: 'Height',
    pixels: (width: string, height: string) => `${width} × ${height}`,
    size: 'Size',
    uses: 'Uses',
    createdAt: 'Added',
    search: 'File or description',
    used: 'Used',
    noAlt: 'No description',

    pictureSection: 'Image',
    image: 'Image',
    altHint:
      'For people who do not see the image. Shown wherever the content has no description of its own for this image.',
    focusSection: 'The point that stays in sight',
    focusHint:
      'The site crops the image to different shapes. Click what has to stay in sight, or type where it is.',
    focusX: 'From the left',
    focusY: 'From the top',
    crop: (shape: string) => `Cropped: ${shape}`,
    shapes: { wide: 'wide', square: 'square', tall: 'tall' },
    noPictureYet: 'Choose an image first.',

    usesSection: 'Where it is used',
    unused: 'Nothing uses it now. It can be deleted.',
    leavesByItself:
      'Nothing uses it: a day after its upload it goes by itself. Save it to keep it in the library.',
    formerOnly: 'only an earlier version',
    named: (name: string) => `“${name}”`,
    cannotDeleteHint:
      'Remove the image from these places first. Earlier versions need it too, as long as their content exists.',
    usesFailed: 'The uses could not be loaded',
    toasts: {
      create: { done: 'Image added to the library', failed: 'The image could not be added' },
      edit: { done: 'Image saved', failed: 'The image could not be saved' },
      delete: { done: 'Image deleted', failed: 'The image could not be deleted' },
    },
  },
});

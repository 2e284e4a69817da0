import { bothLanguages } from '../../../platform/texts.ts';

export const propertiesTexts = bothLanguages({
  pl: {
    title: 'Parametry',
    hint: 'Tabela z danymi nieruchomości, w tej kolejności.',
    empty: 'Ta oferta nie ma parametrów.',
    add: 'Dodaj parametr',
    newName: 'Nowy parametr',
    label: 'Nazwa',
    value: 'Wartość',
  },
  en: {
    title: 'Properties',
    hint: 'The table of facts about the building, in this order.',
    empty: 'This offer has no properties.',
    add: 'Add a property',
    newName: 'New property',
    label: 'Label',
    value: 'Value',
  },
});

import { bothLanguages } from '../../../platform/texts.ts';

/**
 * The names that the search gives to a new record, by its address: `say` is the text of the buttons in lists, `also` that of the
 * screen.
 */
export const creatingTexts = bothLanguages({
  pl: {
    '/orders/create': { say: 'Złóż zamówienie', also: 'Nowe zamówienie' },
    '/statements/create': { say: 'Importuj wyciąg', also: 'Import wyciągu' },
    '/payouts/create': { say: 'Przygotuj wypłatę', also: 'Nowa wypłata' },
    '/offers/create': { say: 'Dodaj ofertę', also: 'Nowa oferta' },
    '/series/create': { say: 'Dodaj serię', also: 'Nowa seria udziałów' },
    '/agreements/create': { say: 'Dodaj zgodę', also: 'Nowa zgoda' },
    '/users/create': { say: 'Dodaj użytkownika', also: 'Nowy użytkownik' },
    '/roles/create': { say: 'Dodaj rolę', also: 'Nowa rola' },
    '/permission/create': { say: 'Dodaj uprawnienie', also: 'Nowe uprawnienie' },
    '/faq/create': { say: 'Dodaj pytanie', also: 'Nowe pytanie' },
    '/pages/create': { say: 'Dodaj stronę', also: 'Nowa strona' },
    '/slider/create': { say: 'Dodaj slajd', also: 'Nowy slajd' },
    '/pictures/create': { say: 'Dodaj obraz', also: 'Nowy obraz w bibliotece' },
  },
  en: {
    '/orders/create': { say: 'Place an order', also: 'New order' },
    '/statements/create': { say: 'Import a statement', also: 'Import of a statement' },
    '/payouts/create': { say: 'Prepare a payout', also: 'New payout' },
    '/offers/create': { say: 'Add an offer', also: 'New offer' },
    '/series/create': { say: 'Add a series', also: 'New share series' },
    '/agreements/create': { say: 'Add an agreement', also: 'New agreement' },
    '/users/create': { say: 'Add a user', also: 'New user' },
    '/roles/create': { say: 'Add a role', also: 'New role' },
    '/permission/create': { say: 'Add a permission', also: 'New permission' },
    '/faq/create': { say: 'Add a question', also: 'New question' },
    '/pages/create': { say: 'Add a page', also: 'New page' },
    '/slider/create': { say: 'Add a slide', also: 'New slide' },
    '/pictures/create': { say: 'Add an image', also: 'New image in the library' },
  },
});

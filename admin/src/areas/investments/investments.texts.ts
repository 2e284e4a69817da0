import { bothLanguages } from '../../platform/texts.ts';
import { showing } from '../../ui/list/showing.texts.ts';

export const investmentsTexts = bothLanguages({
  pl: {
    title: 'Inwestycje',
    empty: 'Nie ma jeszcze żadnej inwestycji.',
    show: showing.pl('inwestycję', 'inwestycje', 'inwestycji'),
    nameOf: (id: number) => `Inwestycja nr ${id}`,
    search: 'Numer, osoba, oferta, kwota',
    userEmail: 'E-mail inwestora',
    user: 'Inwestor',
    hasPendingOrders: 'Otwarte zamówienia',
    investedAmount: 'Zainwestowana kwota',
    numberOfShares: 'Liczba udziałów',
    offer: 'Oferta',
    id: 'Nr',
  },
  en: {
    title: 'Investments',
    empty: 'There are no investments yet.',
    show: showing.en('investment', 'investments'),
    nameOf: (id: number) => `Investment ${id}`,
    search: 'Number, person, offer, amount',
    userEmail: "Investor's e-mail",
    user: 'Investor',
    hasPendingOrders: 'Pending orders',
    investedAmount: 'Invested amount',
    numberOfShares: 'Shares',
    offer: 'Offer',
    id: 'No.',
  },
});

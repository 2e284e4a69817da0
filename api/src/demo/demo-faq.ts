import type { FaqInput } from '@share/contract/areas/faq/faq.schemas.ts';
import { faqVerbs } from '../areas/faq/faq.verbs.ts';
import type { Context } from '../platform/context.ts';

type InBoth = [pl: string, en: string];

const html = (text: string) => (text.startsWith('<') ? text : `<p>${text}</p>`);

/** In the order in which the site shows them. */
const demoFaq: readonly { question: InBoth; answer: InBoth; isActive?: boolean }[] = [
  {
    question: ['Jak zacząć inwestować?', 'How do I start investing?'],
    answer: [
      '<ol><li><p>Załóż konto i potwierdź adres e-mail.</p></li><li><p>Wybierz ofertę i liczbę udziałów.</p></li><li><p>Opłać zamówienie przelewem w podanym terminie.</p></li></ol>',
      '<ol><li><p>Create an account and confirm your e-mail address.</p></li><li><p>Choose an offer and a number of shares.</p></li><li><p>Pay for the order by bank transfer within the time shown.</p></li></ol>',
    ],
  },
  {
    question: ['Czym jest udział?', 'What is a share?'],
    answer: [
      'Udział to numerowana część serii, w której sprzedawana jest dana nieruchomość. Numery swoich udziałów znajdziesz w szczegółach inwestycji.',
      'A share is a numbered part of the series in which a property is sold. You find the numbers of your shares in the details of the investment.',
    ],
  },
  {
    question: ['Jaka jest najmniejsza kwota inwestycji?', 'What is the smallest amount I can invest?'],
    answer: [
      'Cena jednego udziału. Każda oferta podaje ją obok liczby dostępnych udziałów.',
      'The price of one share. Every offer states it beside the number of shares that are left.',
    ],
  },
  {
    question: ['Ile mam czasu na opłacenie zamówienia?', 'How long do I have to pay for an order?'],
    answer: [
      'Termin podajemy w wiadomości z danymi do przelewu. Po tym terminie zamówienie wygasa, a udziały wracają do sprzedaży.',
      'The e-mail with the transfer details names the date. After that the order expires, and its shares are for sale again.',
    ],
  },
  {
    question: ['Kiedy otrzymam wypłatę?', 'When am I paid?'],
    answer: [
      'Zysk z najmu wypłacamy na rachunek podany w Twoim profilu, zwykle raz na kwartał.',
      'Rental income is paid to the account in your profile, usually once a quarter.',
    ],
  },
  {
    question: ['Jakie ryzyko wiąże się z inwestycją?', 'What are the risks?'],
    answer: [
      '<p>Wartość nieruchomości i czynszów może spaść, a inwestycja może potrwać dłużej, niż planowano. <strong>Inwestuj tylko środki, których nie potrzebujesz na co dzień.</strong></p>',
      '<p>The value of property and rents may fall, and an investment may take longer than planned. <strong>Only invest money that you do not need from day to day.</strong></p>',
    ],
  },
  {
    question: ['Czy mogę sprzedać swoje udziały?', 'Can I sell my shares?'],
    answer: [
      'Pracujemy nad rynkiem wtórnym. Do tego czasu napisz do nas: pomożemy znaleźć nabywcę.',
      'We are working on a secondary market. Until then, write to us and we will help to find a buyer.',
    ],
    isActive: false,
  },
];

export async function addDemoFaq(context: Context): Promise<void> {
  for (const [index, { question, answer, isActive = true }] of demoFaq.entries()) {
    await faqVerbs.create(context, {
      active: isActive,
      position: index + 1,
      isFeatured: index < 3,
      question: { pl: question[0], en: question[1] },
      answer: { pl: html(answer[0]), en: html(answer[1]) },
    } satisfies FaqInput);
  }
}

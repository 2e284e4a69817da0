import type { SectionInput } from '@share/contract/areas/offers/elements/elements.ts';
import { createSectionPattern } from '../areas/offers/patterns/section-patterns.verbs.ts';
import type { Context } from '../platform/context.ts';
import { both, element, investors, paragraphs, signedIn } from './demo-parts.ts';
import type { DemoFiles } from './demo-sections.ts';

/** Sections with which editors begin those of other offers. */
export async function addDemoPatterns(context: Context, files: DemoFiles): Promise<void> {
  await createSectionPattern(context, { name: 'Jak kupić udziały', section: buying });
  await createSectionPattern(context, { name: 'Dokumenty i kontakt', section: contact(files) });
}

const buying: SectionInput = {
  elements: [
    element('timeline', both('Krok po kroku', 'Step by step'), {
      stages: steps(
        [
          ['Zamówienie', 'Order'],
          [
            'Wybierz liczbę udziałów i zaakceptuj zgody.',
            'Choose the number of shares and accept the agreements.',
          ],
        ],
        [
          ['Wpłata', 'Payment'],
          [
            'Opłać zamówienie przelewem albo przez PayPal.',
            'Pay for the order by bank transfer or through PayPal.',
          ],
        ],
        [
          ['Udziały', 'Shares'],
          [
            'Po zaksięgowaniu wpłaty przydzielimy udziały z numerami.',
            'Once the payment is booked, we issue numbered shares.',
          ],
        ],
      ),
    }),
    element('text', both('Zanim kupisz', 'Before you buy'), {
      content: paragraphs([
        'Przeczytaj opis ryzyka i wzór umowy. Wartość udziałów może spaść.',
        'Read about the risk and the model contract. The value of shares may fall.',
      ]),
    }),
  ],
};

function steps(...said: [label: [string, string], content: [string, string]][]) {
  return said.map(([label, content], step) => ({
    isCurrent: step === 0,
    label: both(...label),
    date: both(`krok ${step + 1}`, `step ${step + 1}`),
    content: paragraphs(content),
  }));
}

const contact = ({ documents }: DemoFiles): SectionInput => ({
  elements: [
    element(
      'attachments',
      both('Do pobrania', 'To download'),
      { items: documents.map(({ displayName, fileId }) => ({ displayName, file: { fileId } })) },
      signedIn,
    ),
    element(
      'text',
      both('Kontakt', 'Contact'),
      {
        content: paragraphs(['Opiekun inwestorów: Anna Zielińska.', 'Investor relations: Anna Zielińska.']),
      },
      investors,
    ),
  ],
});

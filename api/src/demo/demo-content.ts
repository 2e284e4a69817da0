import { badgePresets } from '@share/contract/areas/offers/offers.parts.ts';
import type { OfferInput } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { Random } from '../platform/seeded-random.ts';
import { both, everybody, investors, paragraphs, signedIn } from './demo-parts.ts';
import type { DemoProperty } from './demo-properties.ts';
import { type DemoFiles, demoSections } from './demo-sections.ts';
import { drawDocument } from './documents/draw-document.ts';

type Content = Pick<OfferInput, 'sections' | 'badges' | 'descriptions' | 'properties' | 'investorDocuments'>;

export function demoContent(property: DemoProperty, at: number, random: Random, files: DemoFiles): Content {
  const homes = random.integer(18, 120);
  const document = (name: Translated) => ({
    fileName: `${name.pl}.pdf`,
    base64: drawDocument(property.title.pl, [name.pl, property.address, property.story.pl]).toString(
      'base64',
    ),
  });

  return {
    sections: demoSections({ property, at, random, files, homes }),
    badges: [
      { text: property.kind, ...badge(at) },
      ...(at % 3 === 0 ? [{ text: both('Ostatnie udziały', 'Last shares'), ...badge(at + 2) }] : []),
    ],
    descriptions: [
      {
        title: both('Dlaczego warto', 'Why it is worth it'),
        content: paragraphs([
          'Umowy najmu są indeksowane, a lokalizacja broni się także w słabszych latach.',
          'Leases are indexed, and the location holds its own in weaker years too.',
        ]),
        ...everybody,
      },
      {
        title: both('Ryzyko', 'Risk'),
        content: paragraphs([
          'Wartość udziałów może spaść, a wypłaty nie są gwarantowane.',
          'The value of shares may fall, and payments are not guaranteed.',
        ]),
        ...signedIn,
      },
      {
        title: both('Umowa z zarządcą', "The manager's contract"),
        content: paragraphs([
          'Wynagrodzenie zarządcy to 4% pobranego czynszu.',
          'The manager is paid 4% of the rent collected.',
        ]),
        ...investors,
      },
    ],
    properties: [
      { label: both('Rodzaj', 'Kind'), value: property.kind, ...everybody },
      { label: both('Liczba lokali', 'Units'), value: both(String(homes)), ...everybody },
      {
        label: both('Rok budowy', 'Built in'),
        value: both(String(random.integer(1905, 2024))),
        ...everybody,
      },
      { label: both('Finansowanie bankowe', 'Bank financing'), value: both('30%'), ...signedIn },
      { label: both('Marża banku', "The bank's margin"), value: both('2,1%', '2.1%'), ...investors },
    ],
    investorDocuments: [
      [both('Umowa inwestycyjna', 'Investment contract'), true, true] as const,
      [both('Oświadczenie o ryzyku', 'Statement of risk'), true, false] as const,
      [both('Raport roczny', 'Annual report'), false, false] as const,
    ].map(([name, signable, required]) => ({
      attachment: { displayName: `${name.pl}.pdf`, file: document(name) },
      signable,
      required,
      notifyInvestors: false,
    })),
  };
}

const badge = (at: number) => ({ ...(badgePresets[at % badgePresets.length] ?? badgePresets[0]) });

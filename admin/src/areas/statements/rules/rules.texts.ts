import { bothLanguages } from '../../../platform/texts.ts';

export const rulesTexts = bothLanguages({
  pl: {
    always: 'Proponować odłożenie także później?',
    alwaysHint:
      'Następne takie operacje będą od razu oznaczone jako nie nasze. Decyzja zawsze należy do Ciebie.',
    ruleKinds: {
      none: 'Nie, tylko tę operację',
      account: 'Dla operacji z tym rachunkiem',
      title: 'Dla operacji z tekstem w tytule',
    },
    ruleText: 'Tekst w tytule',
    ruleTextHint: 'Skróć do części, która się powtarza.',
    rulesTitle: 'Reguły',
    rulesHint: 'Takie operacje są proponowane jako nie nasze.',
    ruleNames: {
      account: (account: string) => `Rachunek ${account}`,
      title: (text: string) => `Tytuł zawiera „${text}”`,
    },
    removeRule: 'Usuń regułę',
    removeRuleTitle: 'Usunąć regułę?',
    removeRuleMessage: 'Operacje już odłożone pozostaną odłożone.',
    toast: { done: 'Regułę usunięto', failed: 'Nie udało się usunąć reguły' },
  },
  en: {
    always: 'Propose this for later lines too?',
    alwaysHint: 'Later lines like this one are marked as not ours at once. The decision is always yours.',
    ruleKinds: {
      none: 'No, only this line',
      account: 'For lines with this account',
      title: 'For lines with a text in the title',
    },
    ruleText: 'Text in the title',
    ruleTextHint: 'Shorten it to the part that comes again.',
    rulesTitle: 'Rules',
    rulesHint: 'Such lines are proposed as not ours.',
    ruleNames: {
      account: (account: string) => `Account ${account}`,
      title: (text: string) => `Title contains “${text}”`,
    },
    removeRule: 'Remove the rule',
    removeRuleTitle: 'Remove the rule?',
    removeRuleMessage: 'Lines that were set aside stay so.',
    toast: { done: 'Rule removed', failed: 'The rule could not be removed' },
  },
});

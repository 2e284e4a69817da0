import {
  type Icon,
  IconArrowsExchange,
  IconBook,
  IconBuilding,
  IconChartPie,
  IconChecklist,
  IconCircle,
  IconCreditCard,
  IconFileText,
  IconHelp,
  IconKey,
  IconMail,
  IconReceipt,
  IconSettings,
  IconShield,
  IconSlideshow,
  IconStack2,
  IconStar,
  IconUsers,
} from '@tabler/icons-react';

const icons: Record<string, Icon> = {
  arrows: IconArrowsExchange,
  book: IconBook,
  building: IconBuilding,
  card: IconCreditCard,
  chart: IconChartPie,
  checklist: IconChecklist,
  file: IconFileText,
  help: IconHelp,
  key: IconKey,
  mail: IconMail,
  receipt: IconReceipt,
  settings: IconSettings,
  shield: IconShield,
  slides: IconSlideshow,
  stack: IconStack2,
  star: IconStar,
  users: IconUsers,
};

/** The icon that the server names for a menu entry; a neutral one for unknown names. */
export const menuIcon = (name: string): Icon => icons[name] ?? IconCircle;

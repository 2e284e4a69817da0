import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { getCapTable, getSeriesRegister } from '@share/contract/areas/registers/registers.endpoints.ts';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { registersPaths } from './registers.paths.ts';
import { registersTexts } from './registers.texts.ts';

/** The way to the register of holders of a series, for those who may see it. */
export function SeriesRegisterLink({ id }: { id: number }) {
  const t = useTexts(registersTexts);
  if (!useCan(getSeriesRegister)) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconUsersGroup size={18} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={registersPaths.ofSeries(id)} />}
    >
      {t.register}
    </Button>
  );
}

/** The way to the cap table of an offer, for those who may see it; an icon, because the head of an offer has no room for more words. */
export function CapTableLink({ id }: { id: number }) {
  const t = useTexts(registersTexts);
  if (!useCan(getCapTable)) return null;
  return (
    <Tooltip label={t.capTable}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t.capTable}
        renderRoot={(props) => <Link {...props} to={registersPaths.ofOffer(id)} />}
      >
        <IconUsersGroup size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

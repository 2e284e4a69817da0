import { Button } from '@mantine/core';
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
  return useCan(getSeriesRegister) && <RegisterLink to={registersPaths.ofSeries(id)} label={t.register} />;
}

/** The way to the cap table of an offer, for those who may see it. */
export function CapTableLink({ id }: { id: number }) {
  const t = useTexts(registersTexts);
  return useCan(getCapTable) && <RegisterLink to={registersPaths.ofOffer(id)} label={t.capTable} />;
}

const RegisterLink = ({ to, label }: { to: string; label: string }) => (
  <Button
    variant="default"
    leftSection={<IconUsersGroup size={18} aria-hidden />}
    renderRoot={(props) => <Link {...props} to={to} />}
  >
    {label}
  </Button>
);

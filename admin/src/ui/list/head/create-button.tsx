import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { IfAllowed } from '../../../platform/permissions.tsx';
import type { Creating } from '../entity-list-props.ts';

/** Leads to a new record, for users who may create one. */
export const CreateButton = ({ endpoint, to, label }: Creating) => (
  <IfAllowed endpoint={endpoint}>
    <Button component={Link} to={to} leftSection={<IconPlus size={18} aria-hidden />}>
      {label}
    </Button>
  </IfAllowed>
);

import { Button, Group, Text } from '@mantine/core';
import { checkPayPal } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { IconPlugConnected } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { payPalTexts } from './paypal.texts.ts';

/** Asks PayPal whether it accepts the stored default credentials of one mode. */
export function CheckPayPal({ productionMode }: { productionMode: boolean }) {
  const t = useTexts(payPalTexts);
  const mayCheck = useCan(checkPayPal);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(checkPayPal, { body: { productionMode } }),
  });
  if (!mayCheck) return null;
  return (
    <div>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlugConnected size={18} aria-hidden />}
          loading={isPending}
          onClick={() => mutate()}
        >
          {t.check}
        </Button>
        <Text component="span" role="status" size="sm" fw={700} c={colorOf(data?.result)}>
          {data && !isPending ? t.checked[data.result] : ''}
        </Text>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {t.checkHint}
      </Text>
      {error && <ErrorBanner failure={error} />}
    </div>
  );
}

const colorOf = (result: string | undefined) =>
  result === 'works' ? 'var(--mantine-color-green-text)' : 'var(--mantine-color-red-text)';

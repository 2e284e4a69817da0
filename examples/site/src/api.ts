import { confirmSelfOfSite } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { createClient, errorOf } from '@share/contract/client/client.ts';
import { type Incoming, readAnswer } from '@share/contract/client/transport.ts';
import { ask } from './dialogue.ts';
import { field } from './form.ts';
import { currentLanguage, t } from './language.ts';
import { API, sendSignedIn } from './session.ts';

/** Calls any endpoint of the contract with the types that the server itself uses. */
export const { call, upload } = createClient({
  target: () => ({ address: API, language: currentLanguage() }),
  sendSignedIn,
  askAgain: () =>
    ask({
      title: t().passwordAgain,
      fields: [
        field({ name: 'password', label: t().password, type: 'password', autocomplete: 'current-password' }),
      ],
      confirm: t().confirm,
      onConfirm: async (values) => {
        await call(confirmSelfOfSite, { body: { password: values.text('password') } });
      },
    }),
});

/** Saves a private file under that name. */
export async function download(url: string, fileName: string): Promise<void> {
  const request = { method: 'GET', url, headers: { 'Content-Language': currentLanguage() } };
  const answer = await sendSignedIn<{ status: number; file: Blob }>(request, async ({ headers }) => {
    const received = await fetch(url, { headers });
    return received.ok ? { status: received.status, file: await received.blob() } : readAnswer(received);
  });
  if (!('file' in answer)) throw errorOf(answer satisfies Incoming, null);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(answer.file);
  link.download = fileName;
  link.click();
}

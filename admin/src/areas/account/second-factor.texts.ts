import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../platform/texts.ts';

export const secondFactorTexts = bothLanguages({
  pl: {
    secondFactor: 'Logowanie dwuetapowe',
    secondFactorText:
      'Oprócz hasła podasz drugi składnik: klucz dostępu albo kod z aplikacji. Samo hasło, nawet podejrzane, nie otworzy Twojego konta. Po włączeniu logowania dwuetapowego pozostałe urządzenia zostaną wylogowane.',
    demanded: 'Ustawienia wymagają drugiego kroku logowania. Reszta panelu otworzy się, gdy go włączysz.',
    passkeys: 'Klucze dostępu',
    passkeysText:
      'Potwierdzasz logowanie odciskiem palca, twarzą lub PIN-em tego urządzenia, telefonem albo kluczem USB. Klucza dostępu nie da się podejrzeć ani wyłudzić na fałszywej stronie.',
    addPasskey: 'Dodaj klucz dostępu',
    addPasskeyText: 'Nadaj mu nazwę, po której go poznasz. Resztą pokieruje przeglądarka.',
    addPasskeyGo: 'Dalej',
    passkeyName: 'Nazwa',
    passkeyNameHint: 'Na przykład „Laptop w biurze” lub „Klucz przy breloku”.',
    passkeyFacts: (added: string, used: string | null) =>
      `dodany ${added} · ${used === null ? 'nieużywany do logowania' : `ostatnio użyty ${used}`}`,
    noPasskeysHere:
      'Klucze dostępu działają tylko pod nazwą domeny i przez szyfrowane połączenie, nie pod samym adresem IP. Zapytaj o to administratora serwera.',
    noPasskeysInBrowser: 'Ta przeglądarka nie obsługuje kluczy dostępu. Zaktualizuj ją albo użyj innej.',
    passkeysElsewhere: 'Klucze dostępu działają tylko pod adresem',
    rename: 'Zmień nazwę',
    renamePasskey: (name: string) => `Zmień nazwę: ${name}`,
    renameTitle: 'Zmień nazwę klucza dostępu',
    remove: 'Usuń',
    removePasskey: (name: string) => `Usuń: ${name}`,
    removeTitle: (name: string) => `Usunąć klucz dostępu „${name}”?`,
    removeText: 'Nie zalogujesz się nim więcej. Usuń go potem także z urządzenia lub menedżera haseł.',
    removeLastText:
      'To ostatni drugi składnik: do logowania wystarczy potem samo hasło, a kody zapasowe przestaną działać.',
    appCodes: 'Kody z aplikacji',
    appCodesText: 'Aplikacja w telefonie pokazuje co 30 sekund nowy kod, który przepisujesz przy logowaniu.',
    setUpApp: 'Włącz kody z aplikacji',
    stepApp: 'Zainstaluj w telefonie aplikację z kodami, na przykład Google Authenticator lub Aegis.',
    stepScan: 'Zeskanuj w niej ten kod QR.',
    stepCode: 'Przepisz kod, który pokaże.',
    qrCode: 'Kod QR dla aplikacji',
    typeSecret: 'Nie możesz zeskanować? Wpisz ten klucz w aplikacji:',
    turnOn: 'Włącz',
    on: 'Włączone',
    since: (moment: string) => `od ${moment}`,
    turnOff: 'Wyłącz',
    currentPassword: 'Obecne hasło',
    turnOffTitle: 'Wyłączyć kody z aplikacji?',
    turnOffText: 'Zalogujesz się potem kluczem dostępu lub kodem zapasowym. Potwierdź to hasłem.',
    turnOffLastText:
      'Do logowania wystarczy potem samo hasło, a kody zapasowe przestaną działać. Potwierdź to hasłem.',
    recoveryTitle: 'Kody zapasowe',
    recoveryText:
      'Zapisz je w bezpiecznym miejscu poza telefonem. Każdy z nich raz zastąpi drugi składnik. Nie pokażemy ich ponownie.',
    recoveryLeft: (left: number) =>
      left === 0
        ? 'Nie masz już kodów zapasowych. Utwórz nowe.'
        : `Pozostałe kody zapasowe: ${formatNumber(left, 'pl')}.`,
    newRecoveryCodes: 'Utwórz nowe kody zapasowe',
    recoverySaved: 'Mam je zapisane',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    download: 'Pobierz plik',
    toasts: {
      off: { done: 'Kody z aplikacji są wyłączone', failed: 'Nie udało się wyłączyć kodów z aplikacji' },
      added: { done: 'Klucz dostępu został dodany', failed: 'Nie udało się dodać klucza dostępu' },
      renamed: {
        done: 'Nazwa klucza dostępu została zmieniona',
        failed: 'Nie udało się zmienić nazwy klucza dostępu',
      },
      removed: { done: 'Klucz dostępu został usunięty', failed: 'Nie udało się usunąć klucza dostępu' },
    },
  },
  en: {
    secondFactor: 'Two-step sign-in',
    secondFactorText:
      'Besides the password you give a second factor: a passkey, or a code from an app. The password alone, even if somebody saw it, does not open your account. Turning it on signs out your other devices.',
    demanded:
      'The settings require a second step. The rest of the back office opens once you have turned it on.',
    passkeys: 'Passkeys',
    passkeysText:
      'Confirm with your fingerprint, your face or the PIN of this device, with your phone or a security key. Nobody can read a passkey over your shoulder or trick it out of you on a fake page.',
    addPasskey: 'Add a passkey',
    addPasskeyText: 'Give it a name you will recognise. The browser guides you through the rest.',
    addPasskeyGo: 'Continue',
    passkeyName: 'Name',
    passkeyNameHint: 'For example “Laptop in the office” or “Key on my keyring”.',
    passkeyFacts: (added: string, used: string | null) =>
      `added ${added} · ${used === null ? 'not yet used to sign in' : `last used ${used}`}`,
    noPasskeysHere:
      'Passkeys work only at a domain name and over an encrypted connection, not at an IP address. Ask whoever runs the server.',
    noPasskeysInBrowser: 'This browser does not support passkeys. Update it, or use another one.',
    passkeysElsewhere: 'Passkeys work only at the address',
    rename: 'Rename',
    renamePasskey: (name: string) => `Rename: ${name}`,
    renameTitle: 'Rename the passkey',
    remove: 'Remove',
    removePasskey: (name: string) => `Remove: ${name}`,
    removeTitle: (name: string) => `Remove the passkey “${name}”?`,
    removeText:
      'You will no longer be able to sign in with it. Delete it from the device or the password manager as well.',
    removeLastText:
      'It is the last second factor: the password alone is then enough to sign in, and the recovery codes stop working.',
    appCodes: 'Codes from an app',
    appCodesText: 'An app on your phone shows a new code every 30 seconds, which you type when you sign in.',
    setUpApp: 'Turn on codes from an app',
    stepApp: 'Install an authenticator app on your phone, for example Google Authenticator or Aegis.',
    stepScan: 'Scan this QR code with it.',
    stepCode: 'Type the code that it shows.',
    qrCode: 'QR code for the app',
    typeSecret: 'Cannot scan it? Type this key into the app:',
    turnOn: 'Turn on',
    on: 'On',
    since: (moment: string) => `since ${moment}`,
    turnOff: 'Turn off',
    currentPassword: 'Current password',
    turnOffTitle: 'Turn off codes from an app?',
    turnOffText: 'You then sign in with a passkey or a recovery code. Confirm it with your password.',
    turnOffLastText:
      'The password alone is then enough to sign in, and the recovery codes stop working. Confirm it with your password.',
    recoveryTitle: 'Recovery codes',
    recoveryText:
      'Keep them in a safe place that is not your phone. Each of them replaces the second factor once. They will not be shown again.',
    recoveryLeft: (left: number) =>
      left === 0
        ? 'You have no recovery codes left. Make new ones.'
        : `Recovery codes left: ${formatNumber(left, 'en')}.`,
    newRecoveryCodes: 'Make new recovery codes',
    recoverySaved: 'I have saved them',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download as a file',
    toasts: {
      off: { done: 'Codes from an app are off', failed: 'Codes from an app could not be turned off' },
      added: { done: 'The passkey is added', failed: 'The passkey could not be added' },
      renamed: { done: 'The passkey is renamed', failed: 'The passkey could not be renamed' },
      removed: { done: 'The passkey is removed', failed: 'The passkey could not be removed' },
    },
  },
});

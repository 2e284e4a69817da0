/**
 * The words and keyboard runs of the passwords that leaked most often, in Polish and in English. A password is one of them if
 * nothing but digits and signs is left beside the word: `Password1`, `P@ssw0rd!`, `Haslo2024`.
 */
const words = new Set(
  `password passwort passw pass admin administrator root user login welcome letmein changeme secret master default test testing
  guest temp system server superuser manager office hello sunshine princess football baseball basketball dragon monkey shadow
  superman batman iloveyou loveyou love lovely michael jordan charlie daniel jessica ashley thomas andrew robert joshua matthew
  freedom whatever trustno computer internet samsung google facebook apple liverpool chelsea arsenal barcelona summer winter spring
  autumn january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday company business money bank invest investor account editor
  haslo hasło mojehaslo mojehasło tajnehaslo tajne sekret polska polak warszawa krakow kraków gdansk gdańsk wroclaw wrocław poznan
  poznań lodz łódź katowice lublin szczecin legia wisla wisła widzew lech kasia basia asia ania monika agnieszka karolina natalia
  magda paulina aleksandra justyna marta marcin mateusz michal michał piotr tomek bartek damian dawid kamil kuba lukasz łukasz
  maciek pawel paweł przemek rafal rafał robert sebastian wojtek zuzia misiek kochanie kochamcie kocham slonce słońce
  wiosna lato jesien jesień zima styczen styczeń luty marzec kwiecien kwiecień maj czerwiec lipiec sierpien sierpień wrzesien
  wrzesień pazdziernik październik listopad grudzien grudzień poniedzialek poniedziałek firma biuro bank konto pieniadze
  pieniądze witam witaj start komputer internet
  qwerty qwertyui qwertyuiop qwertz asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qwer qaz qazwsx qazwsxedc abc abcd abcde abcdef
  abcdefg abcdefgh aaa aaaa aaaaaa a b q x`.split(/\s+/),
);

const keyboardRuns = new Set(
  'zaq12wsx 1qaz2wsx 1qaz2wsx3edc zaq1xsw2 zaq1zaq1 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwe123qwe qwerty123qwerty q1w2e3r4t5 abc123abc a1b2c3d4 1234qwer qwer1234 123qweasd 123qwe123 password1password'.split(
    ' ',
  ),
);

const lettersFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is among those that are tried first (CON-01 allows many of them). */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  // Digits and signs are removed from the ends only: in the middle they stand for letters.
  const middle = typed.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  const spelt = [...middle].map((character) => lettersFor[character] ?? character).join('');
  return [typed, middle, spelt].some((one) => words.has(one) || keyboardRuns.has(one.replace(/\W+$/, '')));
}

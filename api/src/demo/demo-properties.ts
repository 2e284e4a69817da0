import type { Translated } from '@share/contract/shared/translated.ts';

/** The content of the demo offers. `price` is the price of a share in PLN, `shares` the number of shares. */
export interface DemoProperty {
  title: Translated;
  kind: Translated;
  address: string;
  story: Translated;
  totalCost: number;
  price: number;
  shares: number;
  yearly: string;
}

const property = (
  pl: string,
  en: string,
  kind: Translated,
  address: string,
  story: [string, string],
  totalCost: number,
  price: number,
  shares: number,
  yearly: string,
): DemoProperty => ({
  title: { pl, en },
  kind,
  address,
  story: { pl: story[0], en: story[1] },
  totalCost,
  price,
  shares,
  yearly,
});

const flats = { pl: 'Mieszkania', en: 'Flats' };
const offices = { pl: 'Biura', en: 'Offices' };
const hotel = { pl: 'Hotel', en: 'Hotel' };
const shops = { pl: 'Handel', en: 'Retail' };
const storage = { pl: 'Magazyny', en: 'Warehouses' };
const houses = { pl: 'Domy', en: 'Houses' };

export const demoProperties: readonly DemoProperty[] = [
  property(
    'Apartamenty nad Wisłą',
    'Riverside Apartments',
    flats,
    'ul. Wioślarska 8, Warszawa',
    [
      '48 mieszkań z widokiem na rzekę, pięć minut pieszo od mostu Poniatowskiego.',
      '48 flats with a view of the river, five minutes on foot from the Poniatowski bridge.',
    ],
    31_500_000,
    5_000,
    1_200,
    '7–9%',
  ),
  property(
    'Kamienica Kazimierz',
    'Kazimierz Townhouse',
    flats,
    'ul. Józefa 21, Kraków',
    [
      'Odnowiona kamienica z 1907 roku: czternaście lokali na wynajem i kawiarnia na parterze.',
      'A restored townhouse of 1907: fourteen flats to let and a café on the ground floor.',
    ],
    12_800_000,
    2_500,
    900,
    '6–8%',
  ),
  property(
    'Biurowiec Olivia Park',
    'Olivia Park Offices',
    offices,
    'al. Grunwaldzka 470, Gdańsk',
    [
      'Budynek klasy A wynajęty w 94 procentach, umowy średnio na sześć lat.',
      'A class A building, 94 per cent let, leases of six years on average.',
    ],
    58_000_000,
    10_000,
    1_500,
    '6,5–7,5%',
  ),
  property(
    'Hotel Stary Browar',
    'Old Brewery Hotel',
    hotel,
    'ul. Półwiejska 42, Poznań',
    [
      'Hotel z 86 pokojami w murach dawnego browaru, prowadzony przez doświadczonego operatora.',
      'A hotel of 86 rooms within the walls of a former brewery, run by an experienced operator.',
    ],
    39_900_000,
    4_000,
    1_000,
    '8–10%',
  ),
  property(
    'Magazyny Wrocław Zachód',
    'Wrocław West Warehouses',
    storage,
    'ul. Logistyczna 3, Bielany Wrocławskie',
    [
      'Trzy hale po 6 000 m² przy węźle autostrady A4, najemcy z branży kurierskiej.',
      'Three halls of 6,000 m² at an A4 motorway junction, let to parcel carriers.',
    ],
    44_200_000,
    8_000,
    800,
    '8–9%',
  ),
  property(
    'Osiedle Zielone Tarasy',
    'Green Terraces',
    houses,
    'ul. Brzozowa 15, Józefosław',
    [
      '32 domy szeregowe z ogrodami, oddanie etapu pierwszego wiosną.',
      '32 terraced houses with gardens, the first phase handed over in spring.',
    ],
    27_300_000,
    3_000,
    1_400,
    '9–11%',
  ),
  property(
    'Pasaż Piotrkowska',
    'Piotrkowska Arcade',
    shops,
    'ul. Piotrkowska 112, Łódź',
    [
      'Pasaż z dwunastoma lokalami przy głównej ulicy miasta, po pełnej przebudowie.',
      'An arcade of twelve shops on the main street of the city, fully rebuilt.',
    ],
    9_600_000,
    1_500,
    1_000,
    '7–8%',
  ),
  property(
    'Apartamenty Solny Brzeg',
    'Salt Shore Apartments',
    hotel,
    'ul. Wschodnia 9, Kołobrzeg',
    [
      'Apartamenty wakacyjne 150 metrów od plaży, z basenem i całorocznym najmem.',
      'Holiday apartments 150 metres from the beach, with a pool and letting all year.',
    ],
    22_750_000,
    2_000,
    1_600,
    '8–9,5%',
  ),
  property(
    'Centrum Dystrybucji Stryków',
    'Stryków Distribution Centre',
    storage,
    'ul. Smolice 1, Stryków',
    [
      'Obiekt dla jednego najemcy, umowa na dziesięć lat, przy skrzyżowaniu A1 i A2.',
      'A single-tenant building with a ten-year lease at the crossing of A1 and A2.',
    ],
    71_000_000,
    10_000,
    1_100,
    '7–7,5%',
  ),
  property(
    'Loft Fabryka Wełny',
    'Wool Mill Lofts',
    flats,
    'ul. Tymienieckiego 25, Łódź',
    [
      '60 loftów w dawnej przędzalni, wysokie okna i zachowane żeliwne kolumny.',
      '60 lofts in a former spinning mill, tall windows and the original iron columns.',
    ],
    18_400_000,
    2_500,
    1_000,
    '7,5–9%',
  ),
  property(
    'Willa pod Giewontem',
    'Giewont View Villa',
    hotel,
    'ul. Strążyska 30, Zakopane',
    [
      'Pensjonat z 22 pokojami i sauną, obłożenie 78 procent w skali roku.',
      'A guest house of 22 rooms with a sauna, occupied 78 per cent of the year.',
    ],
    14_100_000,
    3_000,
    700,
    '8–10%',
  ),
  property(
    'Biura Rondo Kaponiera',
    'Kaponiera Offices',
    offices,
    'ul. Roosevelta 22, Poznań',
    [
      'Siedem pięter nad węzłem komunikacyjnym, banki i firmy technologiczne.',
      'Seven storeys above the city interchange, let to banks and technology firms.',
    ],
    36_800_000,
    5_000,
    1_000,
    '6–7%',
  ),
  property(
    'Park Handlowy Lublin',
    'Lublin Retail Park',
    shops,
    'al. Spółdzielczości Pracy 88, Lublin',
    [
      'Dziewięć sklepów codziennych zakupów i parking na 240 aut.',
      'Nine everyday shops and parking for 240 cars.',
    ],
    25_200_000,
    2_000,
    1_500,
    '8–8,5%',
  ),
  property(
    'Domy nad Jeziorem',
    'Lakeside Houses',
    houses,
    'ul. Mazurska 4, Mikołajki',
    [
      'Osiemnaście drewnianych domów z własnym pomostem.',
      'Eighteen timber houses with a jetty of their own.',
    ],
    16_900_000,
    3_500,
    600,
    '9–10%',
  ),
  property(
    'Mikroapartamenty Kampus',
    'Campus Studios',
    flats,
    'ul. Pasteura 7, Wrocław',
    [
      '120 mieszkań dla studentów obok trzech uczelni, pełny serwis najmu.',
      '120 studios for students beside three universities, with full letting service.',
    ],
    29_700_000,
    1_000,
    3_000,
    '7–8%',
  ),
  property(
    'Rezydencja Orłowo',
    'Orłowo Residence',
    flats,
    'ul. Orłowska 11, Gdynia',
    [
      '24 mieszkania między klifem a lasem, garaż podziemny, portiernia.',
      '24 flats between the cliff and the forest, underground garage, concierge.',
    ],
    33_300_000,
    6_000,
    800,
    '6–7%',
  ),
];

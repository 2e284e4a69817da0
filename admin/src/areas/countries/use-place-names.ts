import { useCountries } from './countries.queries.ts';

interface Place {
  id: number;
  name: string;
}

/** The names of places in the present language, whatever it was when their record was read. */
export function usePlaceNames() {
  const { countries } = useCountries();
  const countryOf = (id: number | undefined) => countries.find((country) => country.id === id);
  return {
    /** Of a country or a state, by its id alone. */
    nameOfPlace: (id: number) =>
      (countryOf(id) ?? countries.flatMap(({ states }) => states).find((state) => state.id === id))?.name,
    nameOfCountry: (country: Place | null) => countryOf(country?.id)?.name ?? country?.name,
    nameOfState: (state: Place | null, country: Place | null) =>
      countryOf(country?.id)?.states.find(({ id }) => id === state?.id)?.name ?? state?.name,
  };
}

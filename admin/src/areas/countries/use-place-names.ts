import { useCountries } from './countries.queries.ts';

interface Place {
  id: number;
  name: string;
}

/** Names of places in the current language, whatever language was used when their record was loaded. */
export function usePlaceNames() {
  const { countries } = useCountries();
  const countryOf = (id: number | undefined) => countries.find((country) => country.id === id);
  return {
    /** The name of a country or a state, by its id. */
    nameOfPlace: (id: number) =>
      (countryOf(id) ?? countries.flatMap(({ states }) => states).find((state) => state.id === id))?.name,
    nameOfCountry: (country: Place | null) => countryOf(country?.id)?.name ?? country?.name,
    nameOfState: (state: Place | null, country: Place | null) =>
      countryOf(country?.id)?.states.find(({ id }) => id === state?.id)?.name ?? state?.name,
  };
}

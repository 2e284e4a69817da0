import { type CountryView, listCountries } from '@share/contract/areas/countries/countries.endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';

const none: CountryView[] = [];

/** Countries with their states, named in the current language; they do not change while the page is open (ORD-60). */
export function useCountries() {
  const { language } = useLanguage();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => call(listCountries, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return { countries: data?.countries ?? none, isPending, error, retry: () => void refetch() };
}

/** The country with that id, once the countries are loaded. */
export function useCountry(id: number | null): CountryView | undefined {
  const { countries } = useCountries();
  return countries.find((country) => country.id === id);
}

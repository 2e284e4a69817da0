import type { FoundPlace } from '@share/contract/areas/maps/maps.endpoints.ts';
import { isApiError } from '@share/contract/client/api-error.ts';
import { useState } from 'react';
import { useLanguage } from '../../../../../platform/language.tsx';
import { locate } from '../../../../maps/maps.shared.tsx';
import type { ElementControl } from '../../store/element-control.ts';

/**
 * Searches for the address in the current language; errors are shown at the field of that address (ELM-41 to ELM-43).
 */
export function useMapSearch(control: ElementControl<'map'>, onFound: (place: FoundPlace) => void) {
  const { language } = useLanguage();
  const [isSearching, setSearching] = useState(false);
  const [choices, setChoices] = useState<readonly FoundPlace[]>([]);
  const name = `data.address.${language}`;
  const fail = (code: string) => {
    control.setError(name, code);
    document.getElementsByName(`${control.path}.${name}`)[0]?.focus();
  };
  const choose = (place: FoundPlace) => {
    setChoices([]);
    control.setError(name, null);
    onFound(place);
  };
  const search = async () => {
    const address = String(control.valueAt(name)).trim();
    setChoices([]);
    if (address === '') return fail('addOffer.addressEmpty');
    setSearching(true);
    try {
      const places = await locate(address, language);
      // The address was changed during the search.
      if (String(control.valueAt(name)).trim() !== address) return;
      const [first, ...others] = places;
      if (!first) fail('addOffer.addressInvalid');
      else if (others.length > 0) setChoices(places.slice(0, 5));
      else choose(first);
    } catch (failure) {
      fail((isApiError(failure) ? failure.errors[0]?.code : undefined) ?? 'GEOCODER_UNAVAILABLE');
    } finally {
      setSearching(false);
    }
  };
  return { isSearching, choices, search, choose };
}

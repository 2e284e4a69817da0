import { useEffect, useState } from 'react';
import { type ImageValue, shownImage, shownThumb } from '../../../../../ui/fields/uploads/image-value.ts';
import classes from './picture.module.css';

/** A picture as visitors see it: the small one until the whole one is there. */
export function Picture({ image, alt }: { image: ImageValue; alt: string }) {
  const full = shownImage(image);
  const thumb = shownThumb(image);
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (full === null || thumb === null) return;
    const whole = new Image();
    whole.onload = () => setLoaded(full);
    whole.src = full;
    return () => {
      whole.onload = null;
    };
  }, [full, thumb]);
  if (full === null) return null;
  const isThumb = thumb !== null && loaded !== full;
  return (
    <img
      className={classes.picture}
      src={isThumb ? thumb : full}
      alt={alt}
      data-thumb={isThumb || undefined}
    />
  );
}

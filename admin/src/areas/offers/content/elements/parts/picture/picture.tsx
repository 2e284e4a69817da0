import { useEffect, useState } from 'react';
import { type ImageValue, shownImage, shownThumb } from '../../../../../../ui/fields/uploads/image-value.ts';
import classes from './picture.module.css';

/** A picture as visitors see it: the thumbnail until the full picture is loaded. */
export function Picture({ image, alt }: { image: ImageValue; alt: string }) {
  const full = shownImage(image);
  const thumb = shownThumb(image);
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (full === null || thumb === null) return;
    const picture = new Image();
    picture.onload = () => setLoaded(full);
    picture.src = full;
    return () => {
      picture.onload = null;
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

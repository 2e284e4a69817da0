import classes from './thumbnail.module.css';

/** The small picture of a record in a list, beside its name: decoration for those who cannot see it. */
export const Thumbnail = ({ url }: { url: string | null }) =>
  url === null ? null : <img src={url} alt="" loading="lazy" className={classes.thumbnail} />;

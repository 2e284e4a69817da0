import classes from './thumbnail.module.css';

/** The small picture of a record beside its name in a list; screen readers skip it. */
export const Thumbnail = ({ url }: { url: string | null }) =>
  url === null ? null : <img src={url} alt="" loading="lazy" className={classes.thumbnail} />;

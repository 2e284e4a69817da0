import type { BadgeValues } from './badge-values.ts';
import classes from './badges.module.css';

interface BadgeLookProps {
  colors: Pick<BadgeValues, 'colorText' | 'colorBackground'>;
  children: string;
}

/** A badge as investors see it. */
export const BadgeLook = ({ colors, children }: BadgeLookProps) => (
  <span
    className={classes.badge}
    style={{ color: colors.colorText, backgroundColor: colors.colorBackground }}
  >
    {children}
  </span>
);

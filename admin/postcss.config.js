import mantine from 'postcss-preset-mantine';
import variables from 'postcss-simple-vars';

// THM-05, in em, since media queries cannot read CSS variables.
const breakpoints = { xs: '25em', sm: '34em', md: '48em', lg: '62em', xl: '75em' };

export default {
  plugins: [
    mantine(),
    variables({
      variables: Object.fromEntries(
        Object.entries(breakpoints).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
      ),
    }),
  ],
};
